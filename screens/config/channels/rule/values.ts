import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { channelRules, ChannelRule } from '#app/api/ours/apps/rules.ts';
import { comparisonsOf, isValueOf } from '#app/lib/channels/conditions.ts';

export type RuleDraft = InputOf<typeof channelRules.add>['body'];

export const conditionFields = ['none', 'model', 'ip', 'interval'] as const;
export type ConditionField = (typeof conditionFields)[number];

export interface RuleValues {
  name: string;
  channels: readonly number[];
  clickWindow: number | null;
  viewWindow: number | null;
  returnWindow: number | null;
  field: ConditionField;
  is: ChannelRule['conditions'][number]['is'];
  value: string;
  isEnabled: boolean;
}

type Conditions = ChannelRule['conditions'];
const fieldOf = ({ field }: Conditions[number]) => conditionFields.find((one) => one === field);

/** The one condition that the form changes: of more, and of fields that this console does not know, it tells only. */
const changedIn = (rule: ChannelRule | null) => rule?.conditions.find(fieldOf);

export function otherConditions(rule: ChannelRule | null): Conditions {
  const changed = changedIn(rule);
  return (rule?.conditions ?? []).filter((one) => one !== changed);
}

export const valuesOf = (rule: ChannelRule | null): RuleValues => {
  const condition = changedIn(rule);
  return {
    name: rule?.name ?? '',
    channels: rule?.channels ?? [],
    clickWindow: rule?.clickWindow ?? 7,
    viewWindow: rule?.viewWindow ?? null,
    returnWindow: rule?.returnWindow ?? null,
    field: (condition && fieldOf(condition)) ?? 'none',
    is: condition?.is ?? 'contains',
    value: condition?.value ?? '',
    isEnabled: rule?.isEnabled ?? false,
  };
};

/** One that the field has: another field has others. */
export const comparisonFor = (field: ConditionField, is: RuleValues['is']): RuleValues['is'] => {
  const of = comparisonsOf(field);
  return of.includes(is) ? is : (of[0] ?? is);
};

/** None where something that is needed is missing. What the form does not show stays as it was. */
export function draftOf({ field, is, value, ...values }: RuleValues, rule: ChannelRule | null): RuleDraft | null {
  const { name, channels, clickWindow, viewWindow, returnWindow, isEnabled } = values;
  if (clickWindow === null || !name.trim() || (field !== 'none' && !isValueOf(field, value))) return null;
  const kept = otherConditions(rule);
  return {
    name: name.trim(),
    channels: [...channels],
    clickWindow,
    viewWindow,
    returnWindow,
    conditions: field === 'none' ? kept : [{ field, is: comparisonFor(field, is), value: value.trim() }, ...kept],
    price: rule?.price ?? null,
    priceFor: rule?.priceFor ?? null,
    isEnabled,
  };
}
