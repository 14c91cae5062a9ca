import type { CoarseRule, MapDraft, ValueRule } from '#app/api/ours/apps/skan.ts';
import { runsOf } from './values.ts';

export interface MapDiff {
  /** By value; what goes stands before what comes. */
  lines: { kind: 'removed' | 'added'; rule: ValueRule }[];
  /** Values that mean the same in both. */
  same: { from: number; to: number }[];
  sameCount: number;
  windows: CoarseRule['window'][];
  count: number;
}

const meaning = ({ from, to, event, kind, property, low, high }: ValueRule) => JSON.stringify([from, to, event, kind, property, low, high]);

export const isSameRule = (one: ValueRule, other: ValueRule): boolean => meaning(one) === meaning(other);

const coarseMeaning = (rule: CoarseRule | undefined) => JSON.stringify(rule ? [rule.low, rule.medium, rule.high] : null);

/** What changes when a draft is published. A rule that is only called otherwise still means the same. */
export function diffOf(live: MapDraft | null, draft: MapDraft): MapDiff {
  const [before, after] = [live?.rules ?? [], draft.rules];
  const [known, next] = [new Set(before.map(meaning)), new Set(after.map(meaning))];
  const lines = [
    ...before.filter((rule) => !next.has(meaning(rule))).map((rule) => ({ kind: 'removed' as const, rule })),
    ...after.filter((rule) => !known.has(meaning(rule))).map((rule) => ({ kind: 'added' as const, rule })),
  ].toSorted((one, other) => one.rule.from - other.rule.from || (one.kind === other.kind ? 0 : one.kind === 'removed' ? -1 : 1));
  const same = after
    .filter((rule) => known.has(meaning(rule)))
    .flatMap(({ from, to }) => Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index));
  const windowOf = (map: MapDraft | null, window: CoarseRule['window']) => map?.coarse.find((one) => one.window === window);
  const windows = (['2', '3'] as const).filter(
    (window) => coarseMeaning(windowOf(live, window)) !== coarseMeaning(windowOf(draft, window)),
  );
  return { lines, same: runsOf(same), sameCount: new Set(same).size, windows, count: lines.length + windows.length };
}
