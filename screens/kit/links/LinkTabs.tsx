import type { ReactNode } from 'react';
import { bilingual, Stack, Tabs, useWords } from '#design-system';
import { tradeTerms } from '#app/lib/glossary/words.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useLocation } from '#app/lib/router.ts';

const pages = ['/manage/campaign', '/manage/onelink', '/manage/subpackage', '/manage/downloadurl'] as const;

/** Campaigns, smart links, packages and download URLs: one menu entry, one page each. */
export function LinkTabs({ children }: { children: ReactNode }) {
  const t = useWords(words);
  const terms = useWords(tradeTerms);
  const { pathname } = useLocation();
  const labels = [terms.campaign, usePageTitle(pages[1]), terms.channelPackage, usePageTitle(pages[3])];
  const content = <Stack gap="3">{children}</Stack>;
  const items = pages.map((href, index) => {
    const tab = { id: href, href, label: labels[index] ?? '' };
    return href === pathname ? Object.assign(tab, { content }) : tab;
  });
  return <Tabs label={t.label} selected={pathname} items={items} />;
}

const words = bilingual({ label: ['推广管理', 'Campaigns & links'] });
