import type { Value } from '#design-system';
import type { Cohorts, ReportRows } from '#app/api/reports/shapes.ts';
import { qualities, type Quality } from '../channelFigure.ts';
import { ageIn, type Qualities } from '../useChannels.ts';

export interface ChannelRow {
  key: string;
  name: string;
  installs: Value;
  share: Value;
  value: Value;
  isMature: boolean;
  before: Value;
  /** At the age that each of them has. */
  qualities: readonly { value: Value; isMature: boolean }[];
  cost: Value;
  cpa: Value;
}

interface Context {
  before: Cohorts | undefined;
  spend: ReportRows | undefined;
  age: number;
  others: readonly Other[];
}

export interface Other {
  quality: Quality;
  data: Cohorts;
  at: number;
}

/** The other qualities that a reader may see, each at the age of the page or at the closest that it has. */
export const othersOf = (beside: Qualities, age: number): readonly Other[] =>
  qualities.flatMap((quality) => {
    const data = beside[quality];
    return data ? [{ quality, data, at: ageIn(data.ages, age) }] : [];
  });

/** The sources as they stand in the table, and in files. */
export function rowsOf(answer: Cohorts, { before, spend, age, others: besides }: Context): ChannelRow[] {
  const all = answer.rows.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const spent = new Map(spend?.rows.map(({ key, values }) => [key, values]));
  const earlier = new Map(before?.rows.map((row) => [row.key, row]));
  const others = besides.map(({ data, at }) => ({ at, rows: new Map(data.rows.map((row) => [row.key, row])) }));
  return answer.rows.map((row) => {
    const isMature = row.maturity[age] === 'final';
    const then = earlier.get(row.key);
    return {
      key: row.key,
      name: row.label,
      installs: row.size,
      share: all && row.size !== null ? row.size / all : null,
      value: isMature ? (row.values[age] ?? null) : null,
      isMature,
      before: isMature && then?.maturity[age] === 'final' ? (then.values[age] ?? null) : null,
      qualities: others.map(({ at, rows }) => {
        const other = rows.get(row.key);
        const isFinal = other?.maturity[at] === 'final';
        return { value: isFinal ? (other.values[at] ?? null) : null, isMature: isFinal };
      }),
      cost: spent.get(row.key)?.['cost'] ?? null,
      cpa: spent.get(row.key)?.['cpa'] ?? null,
    };
  });
}

/** What stands beside the course of a source: its share of installs, what was spent, the same of the compared period, and the other qualities. */
export const factsOfRow = ({ share, cost, cpa, before, qualities: others }: ChannelRow, isCompared: boolean): readonly Value[] => [
  share,
  cost,
  cpa,
  ...(isCompared ? [before] : []),
  ...others.map(({ value }) => value),
];
