import { Pencil } from 'lucide-react';
import { Button, Link, LinkButton, Panel, SplitView, Stack, Stat, Status, Text, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { stateNames } from '#app/lib/glossary/words.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useNavigate } from '#app/lib/router.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { DetailPage, useRecord } from '#screens/kit/detail/index.ts';
import { LinkAndCode } from '../../detail/LinkAndCode.tsx';
import { editHref } from '../addresses.ts';
import { useSubCampaignActs } from '../useSubCampaignActs.ts';
import { words as listWords } from '../words.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import { words } from './words.ts';

export const params = { id: idParam };
const list = '/manage/subcampaignlist';

/** One sub-campaign: its link, what it brought, and where it differs from its campaign. */
export function SubCampaignDetail() {
  const t = useWords(listWords);
  const states = useWords(stateNames);
  const app = useApp().id;
  const { id } = useUrlState(params).values;
  const sub = useRecord((input: { id: number }) => ours.subCampaigns.one({ app, ...input }), id ?? -1);
  return (
    <DetailPage
      of={sub}
      name={({ name }) => name}
      fallback={t.one}
      list={{ href: list, name: usePageTitle(list) }}
      state={({ isEnabled }) => <Status tone={isEnabled ? 'good' : 'off'}>{isEnabled ? states.enabled : states.disabled}</Status>}
      actions={(one) => <Acts of={one} />}
    >
      {(one) => (
        <SplitView
          side={
            <Panel title={t.link}>
              <LinkAndCode of={{ name: one.name, link: one.link, shortLink: null }} />
            </Panel>
          }
        >
          <Stack gap="4">
            <Week of={one} />
            <SettingsPanel of={one} />
          </Stack>
        </SplitView>
      )}
    </DetailPage>
  );
}

function Week({ of: { campaign, campaignName, clicks, installs } }: { of: SubCampaign }) {
  const t = useWords(words);
  const names = useWords(listWords);
  return (
    <Panel
      title={t.week}
      note={t.weekNote}
      actions={<Link href={`/manage/campaignDetail?id=${campaign}`}>{campaignName || names.campaign}</Link>}
    >
      {clicks === null ? (
        <Text as="p" tone="secondary">
          {t.unseen}
        </Text>
      ) : (
        <Stack direction="row" gap="8" align="start" isWrapping>
          <Stat label={names.clicks} value={clicks} as={{ kind: 'count' }} />
          <Stat label={names.installs} value={installs} as={{ kind: 'count' }} />
        </Stack>
      )}
    </Panel>
  );
}

function Acts({ of: sub }: { of: SubCampaign }) {
  const t = useWords(listWords);
  const app = useApp().id;
  const navigate = useNavigate();
  const mayEdit = useMay('edit campaign@manage');
  const acts = useSubCampaignActs({ onDeleted: () => navigate(`${list}?app=${app}&campaignid=${sub.campaign}`) });
  if (!mayEdit) return null;
  return (
    <>
      <Button kind="ghost" onPress={() => void acts.remove(sub)}>
        {t.delete}
      </Button>
      <Button onPress={() => void acts.toggle(sub)}>{sub.isEnabled ? t.disable : t.enable}</Button>
      <LinkButton icon={Pencil} kind="primary" href={editHref(sub)}>
        {t.edit}
      </LinkButton>
    </>
  );
}
