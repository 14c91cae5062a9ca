import type { CoarseRule, MapDraft, ValueRule } from '#app/api/ours/apps/skan.ts';
import { allValues, highest, isSameMeasure, reachOf, runsOf } from './values.ts';

/** What is wrong with a map. The first four keep it from being published, the others are reminders. */
export type Finding =
  | { code: 'outside' | 'unreachable'; rule: ValueRule }
  | { code: 'valueTwice'; rule: ValueRule; with: ValueRule }
  | { code: 'overlap'; rule: ValueRule; with: ValueRule; low: number; high: number }
  | { code: 'gap' | 'silent'; from: number; to: number }
  | { code: 'unknownEvent'; event: string; rule: ValueRule }
  | { code: 'unknownEvent'; event: string; window: CoarseRule['window'] }
  | { code: 'coarseOrder'; window: CoarseRule['window'] }
  | { code: 'coarseMissing'; window: CoarseRule['window'] };

const errors: ReadonlySet<Finding['code']> = new Set(['outside', 'unreachable', 'valueTwice', 'overlap']);
export const isError = ({ code }: Finding): boolean => errors.has(code);

interface Facts {
  /** How often each value of the live map came back. */
  shares: readonly { value: number; share: number }[];
  live: readonly ValueRule[];
  /** What the app sends. Without it nothing is said of events. */
  events: readonly string[] | undefined;
}

/** All findings, errors first, each in the order of the values. */
export function lint({ rules, coarse }: MapDraft, { shares, live, events }: Facts): Finding[] {
  const ofRules = rules.flatMap((rule, index) => errorOf(rule, rules.slice(0, index)) ?? []);
  return [...ofRules, ...gapsIn(rules), ...silentIn(rules, live, shares), ...unknownIn({ rules, coarse }, events), ...ofCoarse(coarse)];
}

/** The first matching rule wins, so what an earlier rule takes never reaches a later one. */
function errorOf(rule: ValueRule, before: readonly ValueRule[]): Finding | null {
  if (rule.from < 0 || rule.to > highest || rule.from > rule.to) return { code: 'outside', rule };
  const twin = before.find(({ from, to }) => from <= rule.to && rule.from <= to);
  if (twin) return { code: 'valueTwice', rule, with: twin };
  const [low, high] = reachOf(rule);
  const rivals = before.filter((one) => isSameMeasure(one, rule));
  if (rivals.some((one) => reachOf(one)[0] <= low && high <= reachOf(one)[1])) return { code: 'unreachable', rule };
  for (const one of rivals) {
    const [first, last] = reachOf(one);
    // Revenue may touch at its ends, a count may not.
    const meets = rule.kind === 'revenue' ? first < high && low < last : first <= high && low <= last;
    if (meets) return { code: 'overlap', rule, with: one, low: Math.max(low, first), high: Math.min(high, last) };
  }
  return null;
}

/** Values that no rule gives. */
function gapsIn(rules: readonly ValueRule[]): Finding[] {
  const free = allValues.filter((value) => !rules.some(({ from, to }) => from <= value && value <= to));
  return runsOf(free).map(({ from, to }) => ({ code: 'gap' as const, from, to }));
}

/** Values that are live, mean the same in the draft, and have not come back for thirty days: their event is not sent. */
function silentIn(rules: readonly ValueRule[], live: readonly ValueRule[], shares: Facts['shares']): Finding[] {
  const isLive = (rule: ValueRule) => live.some((one) => one.from === rule.from && one.to === rule.to && isSameMeasure(one, rule));
  const lasting = rules.filter(isLive);
  const silent = shares.filter(({ value, share }) => share === 0 && lasting.some(({ from, to }) => from <= value && value <= to));
  return runsOf(silent.map(({ value }) => value)).map(({ from, to }) => ({ code: 'silent' as const, from, to }));
}

/** Events that the app has never sent: a name with a slip in it, or one that its next version brings. */
function unknownIn({ rules, coarse }: MapDraft, events: Facts['events']): Finding[] {
  if (!events) return [];
  const known = new Set(events);
  const ofRules = rules.filter(({ event }) => !known.has(event));
  const ofWindows = coarse.flatMap(({ window, low, medium, high }) => {
    const asked = new Set([low, medium, high].flatMap((one) => one?.event ?? []));
    return [...asked].filter((event) => !known.has(event)).map((event) => ({ code: 'unknownEvent' as const, event, window }));
  });
  return [...ofRules.map((rule) => ({ code: 'unknownEvent' as const, event: rule.event, rule })), ...ofWindows];
}

/** The later windows carry only low, medium and high: each has to ask for more than the one before. */
function ofCoarse(coarse: readonly CoarseRule[]): Finding[] {
  return (['2', '3'] as const).flatMap((window): Finding[] => {
    const rule = coarse.find((one) => one.window === window);
    if (!rule || (!rule.low && !rule.medium && !rule.high)) return [{ code: 'coarseMissing', window }];
    const { low, medium, high } = rule;
    const isFalling = (one: typeof low, next: typeof low) => one && next && one.event === next.event && (next.low ?? 0) <= (one.low ?? 0);
    return isFalling(low, medium) || isFalling(medium, high) ? [{ code: 'coarseOrder', window }] : [];
  });
}
