import { NumberField, Select, TextField, useFieldForm, useRules, useWords } from '#design-system';
import type { ValueRule } from '#app/api/ours/apps/skan.ts';
import type { SdkEvent } from '#app/api/reports/filters.ts';
import { highest } from '../map/values.ts';
import { kindNames, words } from '../words.ts';
import { EditDialog } from './EditDialog.tsx';
import { EventField } from './EventField.tsx';

interface RuleDialogProps {
  rule: ValueRule;
  events: readonly SdkEvent[];
  isNew: boolean;
  onSave: (rule: ValueRule) => void;
  onClose: () => void;
}

type Values = Omit<ValueRule, 'from' | 'to' | 'event' | 'property'> & {
  from: number | null;
  to: number | null;
  event: string | null;
  property: string;
};

const kinds = ['count', 'revenue', 'property', 'launch'] as const;

/** One rule: which values, which event, and how much of it. */
export function RuleDialog({ rule, events, isNew, onSave, onClose }: RuleDialogProps) {
  const t = useWords(words);
  const names = useWords(kindNames);
  const rules = useRules();
  const form = useFieldForm<Values>({ defaultValues: { ...rule, event: rule.event || null, property: rule.property ?? '' } });
  const { kind, from, low } = form.getValues();
  const value = { ...rules.from(0), ...rules.upTo(highest) };
  const isMeasured = kind !== 'launch';
  return (
    <EditDialog
      of={form}
      title={isNew ? t.addRule : t.editRule}
      onClose={onClose}
      onSave={(values) =>
        onSave({
          ...values,
          from: values.from ?? 0,
          to: values.to ?? 0,
          name: values.name.trim(),
          event: values.event ?? '',
          property: values.kind === 'property' ? values.property.trim() : null,
          low: values.kind === 'launch' ? null : values.low,
          high: values.kind === 'launch' ? null : values.high,
        })
      }
    >
      <TextField {...form.field('name', rules.write(t.meaning))} label={t.meaning} limit={30} />
      <NumberField {...form.field('from', { required: t.valueNeeded, ...value })} label={t.fromValue} min={0} max={highest} />
      <NumberField
        {...form.field('to', {
          required: t.valueNeeded,
          ...value,
          validate: { order: (to) => to === null || from === null || to >= from || t.valueOrder },
        })}
        label={t.toValue}
        min={0}
        max={highest}
      />
      <Select {...form.field('kind')} label={t.kind} options={kinds.map((id) => ({ id, label: names[id] }))} />
      <EventField {...form.field('event', rules.choose(t.event))} label={t.event} events={events} />
      {kind === 'property' && <TextField {...form.field('property', rules.write(t.property))} label={t.property} isMono />}
      {isMeasured && <NumberField {...form.field('low')} label={t.lowest} decimals={2} {...(kind === 'revenue' && { before: '¥' })} />}
      {isMeasured && (
        <NumberField
          {...form.field('high', { validate: { order: (high) => high === null || low === null || high >= low || t.amountOrder } })}
          label={t.highestAmount}
          hint={t.highestHint}
          decimals={2}
          {...(kind === 'revenue' && { before: '¥' })}
        />
      )}
    </EditDialog>
  );
}
