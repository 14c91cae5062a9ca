import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  ComboBox,
  Empty,
  FormSection,
  GridCell,
  KeyValueRows,
  Page,
  Panel,
  SplitView,
  TrailStop,
  useFieldForm,
  useWords,
  type LoadOptions,
  type Pair,
} from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { ours } from '#app/api/ours/ours.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useNavigate } from '#app/lib/router.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { DetailPage, useRecord } from '#screens/kit/detail/index.ts';
import { afterSave, FormPage, useSave } from '#screens/kit/form/index.ts';
import { DifferenceFields, differencesOf, type Differences } from './DifferenceFields.tsx';
import { LinkPreview } from './LinkPreview.tsx';
import { filledRows, rowsFault } from './rows.ts';
import { words } from './words.ts';

export const params = { campaignid: idParam };
const list = '/manage/subcampaignlist';

/** Sub-campaigns of one campaign, several at once: names and values typed, or pasted from a sheet. */
export function NewSubCampaigns() {
  const t = useWords(words);
  const title = usePageTitle();
  const listName = usePageTitle(list);
  const app = useApp().id;
  const mayEdit = useMay('edit campaign@manage');
  const { campaignid } = useUrlState(params).values;
  const campaign = useRecord((input: { id: number }) => ours.campaigns.one({ app, ...input }), campaignid ?? -1);
  const trail = <TrailStop href={list}>{listName}</TrailStop>;
  if (!mayEdit)
    return (
      <Page title={title} trail={trail}>
        <Empty kind="locked" headingLevel={2} title={t.readOnly} cause={t.readOnlyCause} />
      </Page>
    );
  if (campaignid === null)
    return (
      <Page title={title} trail={trail}>
        <ChooseCampaign />
      </Page>
    );
  return (
    <DetailPage of={campaign} name={() => title} fallback={title} list={{ href: list, name: listName }}>
      {(one) => <NewForm key={one.id} campaign={one} />}
    </DetailPage>
  );
}

function ChooseCampaign() {
  const t = useWords(words);
  const app = useApp().id;
  const cache = useQueryClient();
  const { set } = useUrlState(params);
  const load: LoadOptions<number> = useCallback(
    async (search) => {
      const found = await cache.fetchQuery(campaignChoices.search({ app, name: search.trim() }));
      return { options: found.map(({ id, name }) => ({ id, label: name, note: String(id) })) };
    },
    [app, cache],
  );
  return (
    <Panel title={t.chooseTitle}>
      <ComboBox label={t.chooseCampaign} hint={t.chooseHint} options={load} value={null} onChange={(id) => set({ campaignid: id })} />
    </Panel>
  );
}

interface Values extends Differences {
  rows: Pair[];
}

function NewForm({ campaign }: { campaign: CampaignDetail }) {
  const t = useWords(words);
  const app = useApp().id;
  const navigate = useNavigate();
  const form = useFieldForm<Values>({ defaultValues: { rows: [{ key: '', value: '' }], url: '', deepLink: '' } });
  const values = form.getValues();
  const filled = filledRows(values.rows);
  const back = `${list}?app=${app}&campaignid=${campaign.id}`;
  const save = useSave({
    form,
    call: ours.subCampaigns.create(),
    input: (given) => {
      const own = { campaign: campaign.id, ...differencesOf(given) };
      return { app, body: { rows: filledRows(given.rows).map((row) => Object.assign(row, own)) } };
    },
    done: (made) => t.created(made.length),
    failed: t.notSaved,
    after: () => navigate(back, afterSave),
    draft: { name: `sub-campaigns ${campaign.id}` },
  });
  const complete = (rows: Pair[]) => {
    const fault = rowsFault(rows);
    if (!fault) return true;
    return fault.code === 'noRows' ? t.noRows : t[fault.code](fault.text);
  };
  const [first] = filled;
  return (
    <SplitView side={<LinkPreview of={campaign} name={first?.name ?? ''} value={first?.value ?? ''} />}>
      <FormPage of={save} title={campaign.name} act={t.create(filled.length)} cancelHref={back} leavesWith={['campaignid']}>
        <FormSection title={t.rows} explanation={`${t.rowsWhy} ${t.valueWhy}`}>
          <GridCell span="all">
            <KeyValueRows
              {...form.field('rows', { validate: { complete } })}
              label={t.rows}
              isLabelHidden
              keyLabel={t.rowName}
              addLabel={t.addRow}
            />
          </GridCell>
        </FormSection>
        <DifferenceFields of={campaign} url={(rules) => form.field('url', rules)} deepLink={form.field('deepLink')} />
      </FormPage>
    </SplitView>
  );
}
