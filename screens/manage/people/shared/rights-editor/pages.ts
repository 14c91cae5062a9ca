import { useMemo } from 'react';
import { useProvenaLocale, useWords, type TreeNode } from '#design-system';
import type { Platform } from '#app/api/apps/shapes.ts';
import { sectionNames } from '#app/lib/glossary/words.ts';
import { useAllPages, type KnownPage } from '#app/lib/pages.ts';
import { peopleWords } from '../words.ts';

/** A page that a role can open, by its key. */
export interface GrantablePage {
  key: string;
  title: string;
  section: string;
  page: KnownPage;
  /** Goes with the account and not with a role. */
  isOfAccount: boolean;
}

/** Settings that no role opens, by the key of their page: they go with the account. */
const ofAccount: ReadonlySet<string> = new Set(['auth@manage', 'channel@manage', 'dataCallback@manage']);

const isRighted = ({ menu, setting }: KnownPage) => menu !== undefined || setting !== undefined;

/** Pages that a role can open, in the order of the menu. With a platform, those that such an app has. */
export function useGrantablePages(platform?: Platform): readonly GrantablePage[] {
  const all = useRightedPages(platform);
  return useMemo(() => all.filter(({ isOfAccount }) => !isOfAccount), [all]);
}

/** The same with those that go with the account. */
export function useRightedPages(platform?: Platform): readonly GrantablePage[] {
  const all = useAllPages();
  const sections = useWords(sectionNames);
  const t = useWords(peopleWords);
  const own = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  return useMemo(() => {
    const seen = new Set<string>();
    return all.flatMap((page): GrantablePage[] => {
      const key = page.access;
      if (key === undefined || seen.has(key) || !isRighted(page)) return [];
      if (platform && !isOn(page, platform)) return [];
      seen.add(key);
      const section = Object.entries(sections).find(([name]) => name === page.menu)?.[1] ?? t.settings;
      return [{ key, title: page.title[own], section, page, isOfAccount: ofAccount.has(key) }];
    });
  }, [all, sections, t, own, platform]);
}

export const isOn = ({ platforms, isHiddenOnH5 }: KnownPage, platform: Platform) =>
  (platforms === undefined || platforms.includes(platform)) && !(platform === 'H5' && isHiddenOnH5);

/** The same as a tree by section. */
export function treeOf(pages: readonly GrantablePage[], noteOf: (page: GrantablePage) => string | undefined): TreeNode[] {
  const sections = [...new Set(pages.map(({ section }) => section))];
  return sections.map((section) => ({
    id: section,
    label: section,
    children: pages.filter((one) => one.section === section).map((one) => leafOf(one, noteOf(one))),
  }));
}

const leafOf = ({ key, title }: GrantablePage, note: string | undefined): TreeNode =>
  note === undefined ? { id: key, label: title } : { id: key, label: title, note };
