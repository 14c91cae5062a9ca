import { addDays, dayCount, type Day, type DayRange } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { ComparedDays, CohortRow } from '#screens/kit/cohorts/index.ts';
import type { CountedRow } from '#screens/kit/question/index.ts';

/** What all sources together come to: what an install cost, and what it had brought after thirty days. */
export const facts = ['cpa', 'ltv', 'roi'] as const;
export type Fact = (typeof facts)[number];
export const isFact = (text: string): text is Fact => facts.some((one) => one === text);

/** The age at which installs are held against their cost. */
export const factAge = 30;

/** The days of a period whose installs are so old. */
export function matureDays({ start, end }: DayRange, age: number, today: Day): DayRange | null {
  const last = addDays(today, -1 - age);
  if (last < start) return null;
  return { start, end: end < last ? end : last };
}

export const countOf = (days: DayRange | null) => (days ? dayCount(days) : 0);

/**
 * What was spent and how many came on some days. Without spend an install has no price; and what was spent on a day whose installs were not
 * received is held against nothing, as in returns.
 */
export function costPerInstall(
  rows: ReportRows['rows'] | undefined,
  { days: { start, end }, isReceived, name }: { days: DayRange; isReceived: (day: string) => boolean; name: string },
) {
  const counted = (rows ?? []).filter(({ key }) => key >= start && key <= end && isReceived(key));
  const sum = (metric: string) => counted.reduce((all, { values }) => all + (values[metric] ?? 0), 0);
  const [spent, installs] = [sum('cost'), sum('installs')];
  return spent && installs ? { name, size: installs, weight: installs, value: spent / installs } : null;
}

/** The days that are mature at an age, each beside its counterpart; without a comparison all of them as the one row that the service made of them. */
export function countedAtAge(
  age: number,
  { compared, whole, name }: { compared: ComparedDays; whole: CohortRow | undefined; name: string },
  weigh: { day: (row: CohortRow) => number; whole: (row: CohortRow) => number },
): readonly CountedRow[] {
  const pairs = compared.matureAt(age);
  if (!pairs.length) {
    const value = whole?.maturity[age] === 'final' ? (whole.values[age] ?? null) : null;
    return whole && value !== null ? [{ name, size: whole.counted?.[age] ?? whole.size ?? 0, value, weight: weigh.whole(whole) }] : [];
  }
  const sideOf = ({ key, size, values }: CohortRow, weight: number) => ({
    name: key.slice(5),
    size: size ?? 0,
    value: values[age] ?? 0,
    weight,
  });
  // Where one of the compared days is not so old itself, nothing is held against them.
  const isComparable = compared.previousAt(age) !== null;
  return pairs.map(({ now, before, weight }) =>
    Object.assign(sideOf(now, weigh.day(now)), isComparable && { before: sideOf(before, weight) }),
  );
}

/** The days on which something that a fact counts may be missing: spend counts on the day of the install, what came in until the age. */
export function daysCounted(fact: Fact, days: DayRange): { days: readonly DayRange[]; spentOn: readonly DayRange[] } {
  return {
    days: [fact === 'cpa' ? days : { start: days.start, end: addDays(days.end, factAge) }],
    spentOn: fact === 'ltv' ? [] : [days],
  };
}
