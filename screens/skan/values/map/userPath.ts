import type { CoarseRule, ValueRule } from '#app/api/ours/apps/skan.ts';
import { stepOf } from './values.ts';

/** One event of a user: its revenue, or the number that one of its properties had. */
export interface PathEvent {
  event: string;
  amount?: number;
  property?: string;
  value?: number;
}

/** What a rule measures of a user: how often, how much, how far. Null where it did not happen. */
function measured({ event, kind, property }: ValueRule, path: readonly PathEvent[]): number | null {
  const own = path.filter((one) => one.event === event);
  if (!own.length) return null;
  if (kind === 'revenue') return own.reduce((sum, { amount = 0 }) => sum + amount, 0);
  if (kind !== 'property') return own.length;
  const values = own.flatMap((one) => (one.property === property && one.value !== undefined ? [one.value] : []));
  return values.length ? Math.max(...values) : null;
}

function fits({ kind, low, high }: ValueRule, amount: number): boolean {
  if (kind === 'launch') return true;
  if (low !== null && amount < low) return false;
  // ¥30 is the start of the next range, and not the end of this one.
  return high === null || (kind === 'revenue' ? amount < high : amount <= high);
}

/**
 * The value that a user has at the end of the first window. Of rules that measure the same, the first that fits counts; of all that the user has
 * come to, the highest value: it only rises.
 *
 *     valueOf(rules, [{ event: 'startup' }, { event: 'payment', amount: 64 }])   // { value: 37, rule: first-day revenue ¥30 – ¥128 }
 */
export function valueOf(rules: readonly ValueRule[], path: readonly PathEvent[]): { value: number; rule: ValueRule } | null {
  const taken = new Set<string>();
  let found: { value: number; rule: ValueRule } | null = null;
  for (const rule of rules) {
    const measure = JSON.stringify([rule.event, rule.kind, rule.property]);
    const amount = measured(rule, path);
    if (amount === null || taken.has(measure) || !fits(rule, amount)) continue;
    taken.add(measure);
    const value = placeIn(rule, amount);
    if (!found || value > found.value) found = { value, rule };
  }
  return found;
}

/** Which value of its range: the lowest where the range has no upper end. */
function placeIn(rule: ValueRule, amount: number): number {
  const step = stepOf(rule);
  if (step === null || step <= 0 || rule.low === null) return rule.from;
  return Math.min(rule.to, rule.from + Math.floor((amount - rule.low) / step + 1e-9));
}

/** Which of the three values a later window has. */
export function coarseOf(rule: CoarseRule, path: readonly PathEvent[]): 'high' | 'medium' | 'low' | null {
  const meets = (condition: CoarseRule['low']) => {
    if (!condition) return false;
    const own = path.filter(({ event }) => event === condition.event);
    if (!own.length) return false;
    const sum = own.reduce((all, { amount }) => all + (amount ?? 1), 0);
    return sum >= (condition.low ?? 0);
  };
  return (['high', 'medium', 'low'] as const).find((value) => meets(rule[value])) ?? null;
}

/** Something that rules measure, once each, however many rules share it. Later windows do not say whether they count an event or add up its revenue. */
export interface Measure extends Pick<ValueRule, 'event' | 'property'> {
  key: string;
  kind: ValueRule['kind'] | 'either';
}

export function measuresOf(rules: readonly ValueRule[], coarse: readonly CoarseRule[]): Measure[] {
  const known = new Map<string, Measure>();
  for (const { event, kind, property } of rules) {
    const key = JSON.stringify([event, kind, property]);
    if (!known.has(key)) known.set(key, { key, event, kind, property });
  }
  const measured = new Set(rules.map(({ event }) => event));
  for (const event of coarse.flatMap(({ low, medium, high }) => [low, medium, high].flatMap((one) => one?.event ?? [])))
    if (!measured.has(event)) known.set(event, { key: event, event, kind: 'either', property: null });
  return [...known.values()];
}

/** The events of a user of whom it was written how much, how often or how far. */
export function pathOf(measures: readonly Measure[], typed: Readonly<Record<string, number | null>>): PathEvent[] {
  return measures.flatMap(({ key, event, kind, property }): PathEvent[] => {
    const amount = typed[key] ?? null;
    if (amount === null || amount < 0) return [];
    if (kind === 'either' && amount === 0) return [];
    if (kind === 'revenue' || kind === 'either') return [{ event, amount }];
    if (kind === 'property') return [property === null ? { event } : { event, property, value: amount }];
    return Array.from({ length: Math.min(Math.floor(amount), 10_000) }, () => ({ event }));
  });
}
