import { Plus } from 'lucide-react';
import { LinkButton, Page, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { ours } from '#app/api/ours/ours.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { DetailPage, useRecord } from '#screens/kit/detail/index.ts';
import { newHref } from './addresses.ts';
import { SubCampaignList } from './SubCampaignList.tsx';
import { words } from './words.ts';

const params = { campaignid: idParam };

/** The parts of a campaign that are counted apart; without a campaign all of the app. */
export function SubCampaigns() {
  const t = useWords(words);
  const title = usePageTitle();
  const campaigns = usePageTitle('/manage/campaign');
  const app = useApp().id;
  const { campaignid } = useUrlState(params).values;
  const campaign = useRecord((input: { id: number }) => ours.campaigns.one({ app, ...input }), campaignid ?? -1);
  if (campaignid === null)
    return (
      <Page title={title} actions={<Create campaign={null} />}>
        <SubCampaignList campaign={null} />
      </Page>
    );
  return (
    <DetailPage
      of={campaign}
      name={({ name }) => t.of(name)}
      fallback={title}
      list={{ href: '/manage/campaign', name: campaigns }}
      actions={({ id }) => <Create campaign={id} />}
    >
      {({ id }) => <SubCampaignList campaign={id} />}
    </DetailPage>
  );
}

function Create({ campaign }: { campaign: number | null }) {
  const t = useWords(words);
  const mayEdit = useMay('edit campaign@manage');
  if (!mayEdit) return null;
  return (
    <LinkButton kind="primary" icon={Plus} href={newHref(campaign)}>
      {t.create}
    </LinkButton>
  );
}
