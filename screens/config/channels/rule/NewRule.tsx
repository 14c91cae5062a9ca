import { useQuery } from '@tanstack/react-query';
import {
  Empty,
  FailedNote,
  FormSection,
  GridCell,
  MultiSelect,
  Note,
  NumberField,
  Page,
  Panel,
  PanelsSkeleton,
  SplitView,
  Switch,
  Text,
  TextField,
  TrailStop,
  useFieldForm,
  useRules,
  useWords,
} from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { channelRules as calls, type ChannelRule } from '#app/api/ours/apps/rules.ts';
import { isValueOf } from '#app/lib/channels/conditions.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useNavigate } from '#app/lib/router.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { DetailPage, useRecord } from '#screens/kit/detail/index.ts';
import { afterSave, FormPage, useSave } from '#screens/kit/form/index.ts';
import { conflictsWith } from '../ruleLogic.ts';
import { words } from '../words.ts';
import { ConditionRows } from './ConditionRows.tsx';
import { RulePreview } from './RulePreview.tsx';
import { draftOf, valuesOf, type RuleValues } from './values.ts';

export const params = { id: idParam };
const list = '/config/channelmanage';

/** A rule by which the clicks of some channels count: new, or with `id` an existing one (G-03). */
export function NewRule() {
  const t = useWords(words);
  const title = usePageTitle();
  const listName = usePageTitle(list);
  const app = useApp().id;
  const { id } = useUrlState(params).values;
  const mayEdit = useMay('edit channelmanage@config');
  const record = useRecord((input) => calls.one({ app, ...input }), id ?? -1);
  const trail = <TrailStop href={list}>{listName}</TrailStop>;
  if (!mayEdit)
    return (
      <Page title={title} trail={trail}>
        <Empty kind="locked" headingLevel={2} title={t.readOnly} cause={t.rulesNote} />
      </Page>
    );
  if (id === null)
    return (
      <Page title={title} trail={trail}>
        <RuleForm rule={null} />
      </Page>
    );
  return (
    <DetailPage
      of={record}
      name={({ name }) => name}
      fallback={title}
      list={{ href: list, name: listName }}
      skeleton={<PanelsSkeleton parts={['form']} />}
    >
      {(rule) => <RuleForm key={rule.id} rule={rule} />}
    </DetailPage>
  );
}

function RuleForm({ rule }: { rule: ChannelRule | null }) {
  const t = useWords(words);
  const app = useApp().id;
  const navigate = useNavigate();
  const form = useFieldForm<RuleValues>({ defaultValues: valuesOf(rule) });
  const draft = draftOf(form.getValues(), rule);
  const common = {
    form,
    failed: t.notSaved,
    after: () => navigate(`${list}?app=${app}`, afterSave),
    draft: { name: `channel rule ${app} ${rule?.id ?? 'new'}` },
  };
  const saved = (_: unknown, { name, isEnabled }: RuleValues) => (isEnabled ? t.publishedOne(name.trim()) : t.saved(name.trim()));
  const add = useSave({
    ...common,
    call: calls.add(),
    input: (values) => {
      const body = draftOf(values, rule);
      return body && { app, body };
    },
    done: saved,
  });
  const update = useSave({
    ...common,
    call: calls.update(),
    input: (values) => {
      const body = draftOf(values, rule);
      return body && { app, id: rule?.id ?? -1, body };
    },
    done: saved,
  });
  const act = form.getValues('isEnabled') ? t.publish : t.saveDraft;
  return (
    <SplitView
      side={
        <Panel title={t.preview}>{draft ? <RulePreview app={app} draft={draft} /> : <Text tone="tertiary">{t.previewLater}</Text>}</Panel>
      }
    >
      <FormPage of={rule ? update : add} title={t.rule} act={act} leavesWith={['id']} {...(rule === null && { cancelHref: list })}>
        <Conflicts app={app} rule={rule} values={form.getValues()} />
        <RuleFields form={form} />
      </FormPage>
    </SplitView>
  );
}

/** Which rules this one would contradict, before it is published. */
function Conflicts({ app, rule, values }: { app: number; rule: ChannelRule | null; values: RuleValues }) {
  const t = useWords(words);
  const rules = useQuery(calls.all({ app }));
  const draft = draftOf(values, rule);
  const failed = <FailedNote of={[rules]}>{t.conflictsUnknown}</FailedNote>;
  if (!draft) return failed;
  const id = rule?.id ?? -1;
  return (
    <>
      {failed}
      {conflictsWith({ ...draft, id }, rules.data ?? []).map(({ first, second }) => (
        <Note key={`${first.id} ${second.id}`} kind="warning" title={t.conflict(first.name, second.name)} />
      ))}
    </>
  );
}

function RuleFields({ form }: { form: ReturnType<typeof useFieldForm<RuleValues>> }) {
  const t = useWords(words);
  const rule = useRules();
  const app = useApp().id;
  const nameOf = useMediaName();
  const channels = useQuery(channelCalls.all({ app }));
  const days = (most: number) => ({ ...rule.from(1, t.dayCount(1)), ...rule.upTo(most, t.dayCount(most)) });
  const complete = (conditions: RuleValues['conditions']) =>
    conditions.every(({ field, value }) => isValueOf(field, value)) || t.conditionIncomplete;
  return (
    <>
      <FailedNote of={[channels]}>{t.channelsFailed}</FailedNote>
      <FormSection title={t.who} explanation={t.whoWhy}>
        <TextField {...form.field('name', { ...rule.write(t.name), ...rule.atMost(40) })} label={t.name} />
        <MultiSelect
          {...form.field('channels')}
          label={t.forWhom}
          placeholder={t.allChannels}
          isBusy={channels.isPending}
          options={(channels.data ?? []).map(({ id, name }) => ({ id, label: nameOf(name) }))}
        />
      </FormSection>
      <FormSection title={t.windows} explanation={t.windowsWhy}>
        <NumberField
          {...form.field('clickWindow', { ...rule.write(t.clickWindow), ...days(30) })}
          label={t.clickWindow}
          after={t.days}
          hasStepper
        />
        <NumberField {...form.field('viewWindow', days(7))} label={t.viewWindow} hint={t.viewHint} after={t.days} hasStepper />
        <NumberField {...form.field('returnWindow', days(365))} label={t.returnWindow} hint={t.returnHint} after={t.days} />
      </FormSection>
      <FormSection title={t.conditions} explanation={t.conditionsWhy}>
        <GridCell span="all">
          <ConditionRows {...form.field('conditions', { validate: { complete } })} />
        </GridCell>
      </FormSection>
      <FormSection title={t.publishing}>
        <GridCell span="all">
          <Switch {...form.field('isEnabled')} label={t.isPublished} hint={t.isPublishedHint} />
        </GridCell>
      </FormSection>
    </>
  );
}
