import type { ReactNode } from 'react';
import { bilingual, Stack, Tabs, useWords } from '#design-system';
import { useLocation } from '#app/lib/router.ts';

const archive = '/manage/campaign?archived=1';
const pages = {
  campaigns: '/manage/campaign',
  smartLinks: '/manage/onelink',
  packages: '/manage/subpackage',
  urls: '/manage/downloadurl',
  archive,
};

interface LinkTabsProps {
  /** What was archived stands at the address of the campaigns. */
  isArchive?: boolean;
  /** How many each has, where the page knows. */
  counts?: Partial<Record<keyof typeof pages, number | undefined>>;
  children: ReactNode;
}

/** Campaigns, smart links, packages, download URLs and what was archived: one menu entry, an address each. */
export function LinkTabs({ isArchive = false, counts, children }: LinkTabsProps) {
  const t = useWords(words);
  const { pathname } = useLocation();
  const selected = isArchive ? archive : pathname;
  const tab = (name: keyof typeof pages) => {
    const href = pages[name];
    const count = counts?.[name];
    return {
      id: href,
      href,
      label: t[name],
      ...(count !== undefined && { count }),
      ...(href === selected && { content: <Stack gap="3">{children}</Stack> }),
    };
  };
  const items = [tab('campaigns'), tab('smartLinks'), tab('packages'), tab('urls'), tab('archive')];
  return <Tabs label={t.label} selected={selected} items={items} />;
}

const words = bilingual({
  label: ['推广管理', 'Campaigns & links'],
  campaigns: ['推广活动', 'Campaigns'],
  smartLinks: ['一键链接', 'Smart links'],
  packages: ['分包', 'Channel packages'],
  urls: ['下载地址', 'Download URLs'],
  archive: ['归档', 'Archived'],
});
