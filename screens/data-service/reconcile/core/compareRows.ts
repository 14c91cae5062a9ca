import type { DayRange } from '#design-system';
import type { ComparedMetric, Join } from './columns.ts';
import type { Reading, SheetRow } from './readRows.ts';

/** A row of ours: what it is called, and the value of the metric that is compared. */
export interface OurRow {
  key: string;
  label: string;
  value: number | null;
}

export interface HowToCompare {
  join: Join;
  metric: ComparedMetric;
  /** Rows of other days are no part of it. */
  days: DayRange;
  /** A share: 0.01 leaves alone what differs by up to one percent. */
  tolerance: number;
  /** Rows that the sheet has twice count once. */
  isOnce: boolean;
  /** Only rows that the sheet has. */
  isShared: boolean;
}

export interface ComparedRow {
  key: string;
  name: string;
  theirs: number | null;
  ours: number | null;
  difference: number;
  /** Of ours. Null where there is nothing to divide by. */
  share: number | null;
  isBeyond: boolean;
}

export interface Totals {
  theirs: number;
  ours: number;
  difference: number;
  share: number | null;
  /** The differences of all rows without their signs: what one row has too much does not hide what another lacks. */
  apart: number;
  apartShare: number | null;
}

export interface Comparison {
  /** The largest difference first. */
  rows: ComparedRow[];
  totals: Totals;
  both: number;
  onlyTheirs: number;
  onlyOurs: number;
  beyond: number;
  /** Rows of the sheet that lie on other days. */
  otherDays: number;
}

interface Sum {
  name: string;
  value: number;
}

/** Names are typed by people in two places: width, case and spaces are no difference. */
export const plainName = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Holds a sheet against our rows, on one metric. Theirs less ours is the difference. */
export function compareRows(reading: Reading, ours: readonly OurRow[], how: HowToCompare): Comparison {
  const { sums: theirs, otherDays } = theirSums(reading, how);
  const own = ourSums(ours, how.join);
  const rows: ComparedRow[] = [];
  const counts = { both: 0, onlyTheirs: 0, onlyOurs: 0, beyond: 0 };
  const add = (key: string, left: Sum | undefined, right: Sum | undefined) => {
    const difference = rounded((left?.value ?? 0) - (right?.value ?? 0));
    const share = shareOf(difference, right?.value ?? 0);
    const isBeyond = difference !== 0 && (share === null || Math.abs(share) > how.tolerance);
    if (left && right) counts.both++;
    else counts[left ? 'onlyTheirs' : 'onlyOurs']++;
    if (isBeyond) counts.beyond++;
    const name = right?.name ?? left?.name ?? key;
    rows.push({ key, name, theirs: left?.value ?? null, ours: right?.value ?? null, difference, share, isBeyond });
  };
  for (const [key, sum] of theirs) add(key, sum, own.get(key));
  if (!how.isShared) for (const [key, sum] of own) if (!theirs.has(key) && sum.value !== 0) add(key, undefined, sum);
  rows.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference) || Number(a.key > b.key) - Number(a.key < b.key));
  return { rows, totals: totalsOf(rows), ...counts, otherDays };
}

function theirSums({ rows, metrics }: Reading, { join, metric, days, isOnce }: HowToCompare) {
  const sums = new Map<string, Sum>();
  const at = metrics.indexOf(metric);
  let otherDays = 0;
  for (const row of rows) {
    if (row.day !== null && (row.day < days.start || row.day > days.end)) {
      otherDays++;
      continue;
    }
    if (isOnce && row.isRepeated) continue;
    const key = keyOf(row, join);
    if (key === '') continue;
    const value = row.values[at] ?? 0;
    const found = sums.get(key);
    if (found) found.value = rounded(found.value + value);
    else sums.set(key, { name: join === 'date' ? key : row.name || row.id, value });
  }
  return { sums, otherDays };
}

function keyOf({ id, name, day }: SheetRow, join: Join): string {
  if (join === 'id') return id.trim();
  return join === 'name' ? plainName(name) : (day ?? '');
}

function ourSums(rows: readonly OurRow[], join: Join): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { key, label, value } of rows) {
    const of = join === 'name' ? plainName(label) : key;
    const found = sums.get(of);
    if (found) found.value = rounded(found.value + (value ?? 0));
    else sums.set(of, { name: join === 'date' ? key : label, value: value ?? 0 });
  }
  return sums;
}

function totalsOf(rows: readonly ComparedRow[]): Totals {
  const sum = (of: (row: ComparedRow) => number) => rounded(rows.reduce((all, row) => all + of(row), 0));
  const [theirs, ours] = [sum((row) => row.theirs ?? 0), sum((row) => row.ours ?? 0)];
  const apart = sum(({ difference }) => Math.abs(difference));
  const difference = rounded(theirs - ours);
  return { theirs, ours, difference, share: shareOf(difference, ours), apart, apartShare: shareOf(apart, ours) };
}

const shareOf = (difference: number, of: number) => (of === 0 ? null : difference / Math.abs(of));

/** Money has two decimals; more are the rounding of binary fractions. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

export const rowFilters = ['all', 'beyond', 'onlyTheirs', 'onlyOurs'] as const;
export type RowFilter = (typeof rowFilters)[number];

/** Which rows are shown, and in what order: the largest difference first where nobody has chosen another. */
export interface RowView {
  filter: RowFilter;
  sort: { column: string; isDescending: boolean } | null;
  most: number;
}

export const usualView = { filter: 'all', sort: null } as const;

const fits: Record<RowFilter, (row: ComparedRow) => boolean> = {
  all: () => true,
  beyond: ({ isBeyond }) => isBeyond,
  onlyTheirs: ({ ours }) => ours === null,
  onlyOurs: ({ theirs }) => theirs === null,
};

const valueIn: Readonly<Record<string, (row: ComparedRow) => string | number | null>> = {
  name: ({ name }) => name,
  key: ({ key }) => key,
  theirs: ({ theirs }) => theirs,
  ours: ({ ours }) => ours,
  difference: ({ difference }) => difference,
  share: ({ share }) => share,
};

/** The rows that fit, in order, as many as are shown: it is chosen among all of them, not among those that a page holds. */
export function rowsInView(rows: readonly ComparedRow[], { filter, sort, most }: RowView): ComparedRow[] {
  const found = rows.filter(fits[filter]);
  const of = sort && valueIn[sort.column];
  if (!of) return found.slice(0, most);
  const sign = sort.isDescending ? -1 : 1;
  const byText = new Intl.Collator('zh-CN', { numeric: true });
  // Stable, and what has no value comes last in either direction.
  found.sort((a, b) => {
    const [left, right] = [of(a), of(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * byText.compare(String(left), String(right));
  });
  return found.slice(0, most);
}
