import { useState } from 'react';
import { FormSection, GridCell, Panel, Select, SplitView, Switch, Text, useFieldForm, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useApp } from '#app/access/currentPage.ts';
import { campaignInfo, type NamingRule } from '#app/api/ours/campaigns/info.ts';
import { FormPage, useSave } from '#screens/kit/form/index.ts';
import { PartRows } from './PartRows.tsx';
import { exampleOf, faultIn, partsOf, typed, type PartValues } from './rule.ts';
import { words } from './words.ts';

interface Values {
  parts: PartValues[];
  separator: NamingRule['separator'];
  isStrict: boolean;
}

/** How campaigns of an app are called: parts in their order, whose values are chosen when one is made. */
export function NamingForm({ rule }: { rule: NamingRule | null }) {
  const t = useWords(words);
  const app = useApp().id;
  const [today] = useState(reportToday);
  const form = useFieldForm<Values>({
    defaultValues: { parts: rule ? typed(rule, t.between) : [], separator: rule?.separator ?? '-', isStrict: rule?.isStrict ?? false },
  });
  const save = useSave({
    form,
    call: campaignInfo.saveNaming(),
    input: ({ parts, ...values }) => ({ app, body: { ...values, parts: partsOf(parts) } }),
    done: (_, { parts }) => (parts.length ? t.saved : t.removed),
    failed: t.notSaved,
    draft: { name: `naming rule ${app}` },
  });
  const { parts, separator } = form.getValues();
  const complete = (given: PartValues[]) => {
    const fault = faultIn(given);
    return fault === null || (fault.code === 'noOptions' ? t.noOptions(fault.label) : t[fault.code]);
  };
  return (
    <SplitView
      side={
        <Panel title={t.example} note={t.exampleNote}>
          <Text kind="mono">{exampleOf(parts, separator, today) || '–'}</Text>
        </Panel>
      }
    >
      <FormPage of={save} title={t.title} act={t.save} leavesWith={['tab', 'app']}>
        <FormSection title={t.parts} level={3} explanation={t.why}>
          <GridCell span="all">
            <PartRows {...form.field('parts', { validate: { complete } })} />
          </GridCell>
          <Select {...form.field('separator')} label={t.separator} options={(['-', '_', '.'] as const).map((id) => ({ id, label: id }))} />
          <GridCell span="all">
            <Switch {...form.field('isStrict')} label={t.strict} hint={t.strictHint} />
          </GridCell>
        </FormSection>
      </FormPage>
    </SplitView>
  );
}
