import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Tabs, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { ours } from '#app/api/ours/ours.ts';
import { words } from '../words.ts';
import type { CampaignList } from './useCampaignList.ts';

/** Campaigns in use, the pages of their links, and what was archived. */
export function CampaignTabs({ of: list, children }: { of: CampaignList; children: ReactNode }) {
  const t = useWords(words);
  const app = useApp().id;
  const archived = useQuery(ours.campaigns.page({ app, isArchived: true, page: 1, size: 1 })).data?.total;
  const current = useQuery(ours.campaigns.page({ app, page: 1, size: 1 })).data?.total;
  const selected = list.values.archived ? 'archived' : 'current';
  // Each tab is an address; the panel is that of the one that is open.
  const content = (id: string) => id === selected && { content: children };
  return (
    <Tabs
      label={t.campaigns}
      selected={selected}
      items={[
        {
          id: 'current',
          label: t.campaigns,
          href: '/manage/campaign',
          ...content('current'),
          ...(current !== undefined && { count: current }),
        },
        { id: 'links', label: t.smartLinks, href: '/manage/onelink' },
        { id: 'packages', label: t.packages, href: '/manage/subpackage' },
        {
          id: 'archived',
          label: t.archive,
          href: '/manage/campaign?archived=1',
          ...content('archived'),
          ...(archived !== undefined && { count: archived }),
        },
      ]}
    />
  );
}
