import { Copy, Pencil } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  DescriptionList,
  FailedFact,
  hasFailed,
  LinkButton,
  Panel,
  SplitView,
  Stack,
  Status,
  useWords,
  type AsyncState,
} from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { isLacking } from '#app/api/client/error.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import type { CampaignDetail as Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { ours } from '#app/api/ours/ours.ts';
import { miniVersionWords } from '#app/lib/glossary/miniProgram.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useNavigate } from '#app/lib/router.ts';
import { flagParam, useUrlState } from '#app/lib/urlState.ts';
import { DetailPage, DetailTabs, useRecord } from '#screens/kit/detail/index.ts';
import { words as builderWords } from '../builder/words.ts';
import { words as listWords } from '../words.ts';
import { SubCampaignList } from '../sub-campaigns/SubCampaignList.tsx';
import { DeleteDialog } from '../list/DeleteDialog.tsx';
import { useCampaignActs } from '../list/useCampaignActs.ts';
import { hasDeepLinks } from '#app/lib/links/addresses.ts';
import { toneOf, useStateWords } from '../states.ts';
import { useCallbackEvents } from '../preflight/useCallbackEvents.ts';
import { ArrivalsPath } from './ArrivalsPath.tsx';
import { Callbacks } from './callbacks/Callbacks.tsx';
import { CheckUp } from './CheckUp.tsx';
import { CreatedDialog } from './CreatedDialog.tsx';
import { Duplicates } from './Duplicates.tsx';
import { Figures } from './Figures.tsx';
import { History } from './history/History.tsx';
import { LinkAndCode } from './LinkAndCode.tsx';
import { words } from './words.ts';

const params = { created: flagParam };

/** One campaign: what it is, whether it still works, and what was changed. */
export function Detail({ id }: { id: number }) {
  const t = useWords(words);
  const { id: app, platform } = useApp();
  const stateOf = useStateWords();
  const listTitle = usePageTitle('/manage/campaign');
  const campaign = useRecord((input: { id: number }) => ours.campaigns.one({ app, ...input }), id);
  const { values, set } = useUrlState(params);
  // H5 has no sub-campaigns.
  const hasSubs = platform !== 'H5';
  return (
    <>
      <DetailPage
        of={campaign}
        name={({ name }) => name}
        fallback={t.campaign}
        list={{ href: '/manage/campaign', name: listTitle }}
        state={({ state }) => <Status tone={toneOf(state)}>{stateOf({ state })}</Status>}
        actions={(one) => <Acts of={one} />}
      >
        {(one) => (
          <DetailTabs
            label={one.name}
            items={[
              { id: 'overview', label: t.overview, content: <Overview of={one} /> },
              ...(hasSubs ? [{ id: 'subs', label: t.subCampaigns, content: <SubCampaignList campaign={one.id} isTab /> }] : []),
              { id: 'check', label: t.check, content: <CheckUp of={one} /> },
              { id: 'callbacks', label: t.callback, content: <Callbacks of={one} /> },
              { id: 'duplicates', label: t.duplicates, content: <Duplicates of={one} /> },
              { id: 'history', label: t.history, content: <History id={one.id} /> },
            ]}
          />
        )}
      </DetailPage>
      {values.created && campaign.data && (
        <CreatedDialog of={campaign.data} onClose={() => set({ created: false }, { isReplaced: true })} />
      )}
    </>
  );
}

function Acts({ of: campaign }: { of: Campaign }) {
  const t = useWords(words);
  const navigate = useNavigate();
  const app = useApp().id;
  const mayEdit = useMay('edit campaign@manage');
  const acts = useCampaignActs();
  const { restore } = useWords(listWords);
  const [isDeleting, setDeleting] = useState(false);
  const isArchived = campaign.state === 'archived';
  if (!mayEdit) return null;
  return (
    <>
      <Button kind="ghost" onPress={() => setDeleting(true)}>
        {t.delete}
      </Button>
      {isArchived ? (
        <Button onPress={() => void acts.restore(campaign)}>{restore}</Button>
      ) : (
        <Button onPress={() => void (campaign.isEnabled ? acts.disable(campaign) : acts.enable(campaign))}>
          {campaign.isEnabled ? t.disable : t.enable}
        </Button>
      )}
      <LinkButton icon={Copy} href={`/manage/campaignDetail?copy=${campaign.id}`}>
        {t.duplicate}
      </LinkButton>
      <LinkButton icon={Pencil} kind="primary" href={`/manage/campaignDetail?id=${campaign.id}&edit=1`}>
        {t.edit}
      </LinkButton>
      {isDeleting && (
        <DeleteDialog
          of={campaign}
          onArchive={isArchived ? null : () => void acts.archive(campaign)}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate(`/manage/campaign?app=${app}`)}
        />
      )}
    </>
  );
}

function Overview({ of: campaign }: { of: Campaign }) {
  const t = useWords(words);
  const form = useWords(builderWords);
  const versions = useWords(miniVersionWords);
  const version = campaign.miniVersion && versions[campaign.miniVersion];
  const target = [form[campaign.target], version].filter(Boolean).join(' · ');
  const nameOf = useMediaName();
  const events = useCallbackEvents(Boolean(campaign.callbackEvents?.length));
  const { id: app, platform } = useApp();
  const channels = useQuery(channelCalls.all({ app }));
  const channel = channels.data?.find(({ id }) => id === campaign.channel)?.name;
  const groups = useQuery({ ...campaignChoices.groups({ app }), enabled: campaign.group !== null });
  const maySeeAccounts = useMay('view channel@manage');
  const media = useQuery({ ...adAccounts.media(), enabled: maySeeAccounts && campaign.account !== null });
  const account = media.data?.flatMap(({ accounts }) => accounts).find(({ id }) => id === campaign.account);
  const history = useQuery(ours.campaignInfo.history({ app, id: campaign.id }));
  const author = history.data?.find(({ field }) => field === 'created')?.by;
  const group = groups.data?.find(({ id }) => id === campaign.group);
  /** What is known, or that it did not load. */
  const factOf = (request: AsyncState<unknown>, value: string | null | undefined) =>
    hasFailed(request) && !isLacking(request.error) ? <FailedFact of={request}>{t.notLoaded}</FailedFact> : (value ?? null);
  const { clickWindow, viewWindow, billing, callbackEvents, deepLink, url, endsOn } = campaign;
  return (
    <SplitView
      side={
        <Stack gap="4">
          <Panel title={t.link}>
            <LinkAndCode of={campaign} />
          </Panel>
          <Panel title={t.arrivals}>
            <ArrivalsPath id={campaign.id} />
          </Panel>
        </Stack>
      }
    >
      <Stack gap="4">
        <Figures field="campaign" id={campaign.id} />
        <Panel title={t.facts}>
          <DescriptionList
            termWidth={120}
            items={[
              { term: t.channel, value: factOf(channels, channel === undefined ? null : nameOf(channel)) },
              { term: t.group, value: campaign.group === null ? form.noGroup : factOf(groups, group?.name) },
              ...(maySeeAccounts
                ? [{ term: t.account, value: campaign.account === null ? form.noAccount : factOf(media, account?.alias) }]
                : []),
              { term: t.target, value: url ?? target },
              ...(hasDeepLinks(platform) ? [{ term: t.deepLink, value: deepLink }] : []),
              { term: t.clickWindow, value: t.days(clickWindow) },
              { term: t.viewWindow, value: viewWindow === null ? t.off : t.days(viewWindow) },
              { term: t.billing, value: billing === 'none' ? form.billingNone : billing },
              {
                term: t.callback,
                value:
                  callbackEvents === null
                    ? t.callbackAll
                    : callbackEvents.length === 0
                      ? t.callbackNone
                      : factOf(events.request, callbackEvents.map(events.nameOf).join(t.between)),
              },
              { term: t.endsOn, value: endsOn ?? t.open },
              { term: t.author, value: factOf(history, author) },
            ]}
          />
        </Panel>
      </Stack>
    </SplitView>
  );
}
