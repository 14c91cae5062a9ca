import type { ChannelRule } from '#app/api/ours/apps/rules.ts';

type Condition = ChannelRule['conditions'][number];
export type Comparison = Condition['is'];

/** What of a click can be compared, and how: a text holds another, a number is above or below one. */
export const comparisons = {
  model: ['contains', 'equals'],
  ip: ['contains', 'equals'],
  interval: ['below', 'above'],
} as const satisfies Readonly<Record<string, readonly Comparison[]>>;

/** Of a field that this console does not know any of them may be meant. */
export const everyComparison: readonly Comparison[] = ['contains', 'equals', 'below', 'above'];

type ComparedField = keyof typeof comparisons;

const isCompared = (field: string): field is ComparedField => Object.hasOwn(comparisons, field);

export const comparisonsOf = (field: string): readonly Comparison[] => (isCompared(field) ? comparisons[field] : []);

/** Seconds are a number; of a text anything will do. */
export const isValueOf = (field: string, value: string) =>
  value.trim() !== '' && (field !== 'interval' || /^\d+(\.\d+)?$/.test(value.trim()));

/** Whether a service can tell which clicks it means. */
export const isCondition = ({ field, is, value }: Condition) => comparisonsOf(field).includes(is) && isValueOf(field, value);
