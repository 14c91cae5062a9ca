import { useQuery } from '@tanstack/react-query';
import {
  AsyncView,
  Empty,
  FormSection,
  GridCell,
  Note,
  Page,
  Skeleton,
  SplitView,
  TextField,
  TrailStop,
  useFieldForm,
  useRules,
  useWords,
} from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { ours } from '#app/api/ours/ours.ts';
import { levelFault } from '#app/lib/links/subLevels.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useNavigate } from '#app/lib/router.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { DetailPage, useRecord } from '#screens/kit/detail/index.ts';
import { afterSave, FormPage, useSave } from '#screens/kit/form/index.ts';
import { rebased } from '../../meanwhile/rebased.ts';
import { useSeen } from '../../meanwhile/useSeen.ts';
import { detailHref } from '../addresses.ts';
import { useSubCampaignNames } from '../useSubCampaignNames.ts';
import { words as listWords } from '../words.ts';
import { DifferenceFields, differencesOf } from './DifferenceFields.tsx';
import { LinkPreview } from './LinkPreview.tsx';
import { words } from './words.ts';

export const params = { id: idParam };
const list = '/manage/subcampaignlist';
const longestName = 60;

/** One sub-campaign: what it is called, its parameter, and where it differs from its campaign. */
export function EditSubCampaign() {
  const t = useWords(words);
  const title = usePageTitle();
  const listName = usePageTitle(list);
  const app = useApp().id;
  const mayEdit = useMay('edit campaign@manage');
  const { id } = useUrlState(params).values;
  const sub = useRecord((input: { id: number }) => ours.subCampaigns.one({ app, ...input }), id ?? -1);
  if (!mayEdit)
    return (
      <Page title={title} trail={<TrailStop href={list}>{listName}</TrailStop>}>
        <Empty kind="locked" headingLevel={2} title={t.readOnly} cause={t.readOnlyCause} />
      </Page>
    );
  return (
    <DetailPage of={sub} name={({ name }) => name} fallback={title} list={{ href: list, name: listName }}>
      {(one) => <WithCampaign key={one.id} of={one} />}
    </DetailPage>
  );
}

function WithCampaign({ of: sub }: { of: SubCampaign }) {
  const app = useApp().id;
  const campaign = useQuery(ours.campaigns.one({ app, id: sub.campaign }));
  return (
    <AsyncView of={campaign} headingLevel={2} skeleton={<Skeleton shape="form" height={320} />}>
      {(one) => <EditForm of={sub} campaign={one} />}
    </AsyncView>
  );
}

const valuesOf = ({ name, value, url, deepLink, revision }: SubCampaign) => ({
  name,
  value,
  url: url ?? '',
  deepLink: deepLink ?? '',
  revision,
});

function EditForm({ of: sub, campaign }: { of: SubCampaign; campaign: CampaignDetail }) {
  const t = useWords(words);
  const { save: act } = useWords(listWords);
  const rule = useRules();
  const app = useApp().id;
  const navigate = useNavigate();
  const form = useFieldForm({
    defaultValues: valuesOf(sub),
  });
  const { notDone } = useSeen({
    of: sub,
    act,
    names: useSubCampaignNames(),
    onMovedOn: (now, before) => {
      const mine = form.getValues();
      const theirs = valuesOf(now);
      // What an earlier visit typed upon something older stays as it is.
      const isOlder = mine.revision !== before.revision;
      form.reset(isOlder ? { ...mine, revision: now.revision } : rebased({ before: valuesOf(before), mine, theirs }), {
        keepDefaultValues: true,
      });
    },
  });
  const { name, value } = form.getValues();
  const save = useSave({
    form,
    call: ours.subCampaigns.update(),
    input: (given) => ({
      app,
      id: sub.id,
      body: {
        campaign: sub.campaign,
        name: given.name.trim(),
        value: given.value.trim(),
        ...differencesOf(given),
        revision: given.revision,
      },
    }),
    notDone,
    done: (_, given) => t.saved(given.name.trim()),
    failed: t.notSaved,
    after: () => navigate(`${detailHref(sub)}&app=${app}`, afterSave),
    draft: { name: `sub-campaign ${sub.id}` },
  });
  const levels = (text: string) => {
    const fault = levelFault(text);
    return fault === null || t[fault](text);
  };
  return (
    <SplitView side={<LinkPreview of={campaign} name={name} value={value} />}>
      <FormPage of={save} title={campaign.name} act={act} leavesWith={['id']}>
        <FormSection title={t.rows} explanation={t.valueWhy}>
          <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(longestName) })} label={t.name} />
          <TextField {...form.field('value', { ...rule.write(t.value), validate: { levels } })} label={t.value} isMono />
          {value.trim() !== sub.value && (
            <GridCell span="all">
              <Note kind="warning">{t.valueChanges}</Note>
            </GridCell>
          )}
        </FormSection>
        <DifferenceFields of={campaign} url={(rules) => form.field('url', rules)} deepLink={form.field('deepLink')} />
      </FormPage>
    </SplitView>
  );
}
