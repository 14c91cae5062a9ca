import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '#app/access/currentPage.ts';
import { ours } from '#app/api/ours/ours.ts';
import { LinkTabs } from '#screens/kit/links/index.ts';
import type { CampaignList } from './useCampaignList.ts';

/** The tabs above the campaigns, with how many are in use and how many were archived. */
export function CampaignTabs({ of: list, children }: { of: CampaignList; children: ReactNode }) {
  const app = useApp().id;
  const archive = useQuery(ours.campaigns.page({ app, isArchived: true, page: 1, size: 1 })).data?.total;
  const campaigns = useQuery(ours.campaigns.page({ app, page: 1, size: 1 })).data?.total;
  return (
    <LinkTabs isArchive={list.values.archived} counts={{ campaigns, archive }}>
      {children}
    </LinkTabs>
  );
}
