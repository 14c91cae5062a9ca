import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { channelRules, ChannelRule } from '#app/api/ours/apps/rules.ts';
import { comparisonsOf, isValueOf } from '#app/lib/channels/conditions.ts';

export type RuleDraft = InputOf<typeof channelRules.add>['body'];
export type Condition = RuleDraft['conditions'][number];

export interface RuleValues {
  name: string;
  channels: readonly number[];
  clickWindow: number | null;
  viewWindow: number | null;
  returnWindow: number | null;
  /** A click must meet all of them. */
  conditions: Condition[];
  isEnabled: boolean;
}

/** What a new line begins with. */
export const emptyCondition: Condition = { field: 'model', is: 'contains', value: '' };

export const valuesOf = (rule: ChannelRule | null): RuleValues => ({
  name: rule?.name ?? '',
  channels: rule?.channels ?? [],
  clickWindow: rule?.clickWindow ?? 7,
  viewWindow: rule?.viewWindow ?? null,
  returnWindow: rule?.returnWindow ?? null,
  conditions: [...(rule?.conditions ?? [])],
  isEnabled: rule?.isEnabled ?? false,
});

/** The same about another field, which has other comparisons. */
export function withField(condition: Condition, field: string): Condition {
  const of = comparisonsOf(field);
  return { ...condition, field, is: of.includes(condition.is) ? condition.is : (of[0] ?? condition.is) };
}

/** None where something that is needed is missing. What the form does not show stays as it was. */
export function draftOf({ name, channels, clickWindow, conditions, ...values }: RuleValues, rule: ChannelRule | null): RuleDraft | null {
  if (clickWindow === null || !name.trim() || !conditions.every(({ field, value }) => isValueOf(field, value))) return null;
  const { viewWindow, returnWindow, isEnabled } = values;
  return {
    name: name.trim(),
    channels: [...channels],
    clickWindow,
    viewWindow,
    returnWindow,
    conditions: conditions.map(({ value, ...one }) => ({ ...one, value: value.trim() })),
    price: rule?.price ?? null,
    priceFor: rule?.priceFor ?? null,
    isEnabled,
  };
}
