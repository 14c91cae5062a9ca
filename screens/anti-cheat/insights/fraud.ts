import { addDays, dayCount, isDay, type Day, type DayRange } from '#design-system';
import type { ReportLimits } from '#app/api/ours/apps/limits.ts';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { alarmFrom, isPast, middleOf } from '#app/lib/report-limits/outliers.ts';

export type Reason = FraudInsight['reasons'][number]['reason'];

export const reasons = ['clickInjection', 'clickFlood', 'emulator', 'repeatedDevice'] as const satisfies readonly Reason[];
export const isReason = (text: string): text is Reason => reasons.some((one) => one === text);

export interface Sums {
  attributed: number;
  blocked: number;
  flagged: number;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

export const sumsOf = ({ rows }: { rows: readonly Sums[] }): Sums => ({
  attributed: sum(rows.map(({ attributed }) => attributed)),
  blocked: sum(rows.map(({ blocked }) => blocked)),
  flagged: sum(rows.map(({ flagged }) => flagged)),
});

/** Of all that claimed to be an install, before anything was blocked, the part that was not trusted. */
export function rateOf({ attributed, blocked, flagged }: Sums): number | null {
  const claimed = attributed + blocked;
  return claimed ? (blocked + flagged) / claimed : null;
}

export interface ReasonShares {
  injection: number | null;
  flooding: number | null;
}

/** Of what was claimed, the part with each of the two reasons that the app has a limit for. */
export function sharesOf({ attributed, blocked, reasons }: Sums & { reasons: Readonly<Record<string, number>> }): ReasonShares {
  const claimed = attributed + blocked;
  const share = (reason: Reason) => (claimed ? (reasons[reason] ?? 0) / claimed : null);
  return { injection: share('clickInjection'), flooding: share('clickFlood') };
}

type Alarms = Pick<ReportLimits, 'injection' | 'flooding'>;

type Rows = Pick<FraudInsight, 'rows'>;

/** What is usual among these channels: half of what was claimed came from channels with smaller shares. */
export function usualShares({ rows }: Rows): Alarms {
  const shares = rows.map((row) => ({ size: row.attributed + row.blocked, ...sharesOf(row) }));
  const usual = (of: keyof ReasonShares) => middleOf(shares.map((row) => ({ share: row[of], size: row.size })));
  return { injection: usual('injection'), flooding: usual('flooding') };
}

/** Above which shares something is marked: far above what is usual among these channels, and never below the limits of the app. */
export function alarmsOf(now: Rows, { injection, flooding }: Alarms): Alarms {
  const usual = usualShares(now);
  return { injection: alarmFrom(injection, usual.injection), flooding: alarmFrom(flooding, usual.flooding) };
}

/** For which reasons what is usual is past the limit itself. Channels that are all alike are none of them marked, and that is no proof. */
export function highReasons(now: Rows, limits: Alarms): (keyof ReasonShares)[] {
  const usual = usualShares(now);
  return (['injection', 'flooding'] as const).filter((reason) => isPast(usual[reason], limits[reason]));
}

/** For so many days after an install it may still be flagged (the maturity of `suspectInstalls`). */
export const decisionDays = 7;
export const isDecided = (day: string, today: string): boolean => isDay(day) && addDays(day, decisionDays) < today;

export interface DecidedDays {
  of: DayRange;
  against: DayRange;
}

/** Two periods as far as both are judged: what is still being flagged of one of them would look like fewer. */
export interface Decided extends DecidedDays {
  now: FraudInsight;
  before: FraudInsight;
}

/**
 * The days that can be held against others, and those: as many of both as are decided.
 *
 *     on 11-20   10-21 – 11-19 against 09-21 – 10-20: 10-21 – 11-12 against 09-21 – 10-13
 */
export function decidedDays({ of, against }: DecidedDays, today: Day): DecidedDays | null {
  const last = addDays(today, -1 - decisionDays);
  const decided = ({ start, end }: DayRange) => (start > last ? 0 : dayCount({ start, end: end < last ? end : last }));
  const count = Math.min(decided(of), decided(against));
  const first = ({ start }: DayRange): DayRange => ({ start, end: addDays(start, count - 1) });
  return count > 0 ? { of: first(of), against: first(against) } : null;
}

/** By how much the rate of something differs between the two sides; nothing where one of them has none. */
export function rateChange(judged: Decided | undefined, sumsIn: (side: FraudInsight) => Sums | undefined): number | null {
  if (!judged) return null;
  const [held, earlier] = [sumsIn(judged.now), sumsIn(judged.before)];
  const [rate, before] = [held && rateOf(held), earlier && rateOf(earlier)];
  return typeof rate === 'number' && typeof before === 'number' ? rate - before : null;
}

export interface PriceRange {
  low: number;
  high: number;
}

/** The cheapest and the dearest day of each channel: what an install would have cost lies between. Days without spend have no price. */
export function priceRanges(
  rows: readonly { key: string; values: Readonly<Record<string, number | null>> }[],
): ReadonlyMap<string, PriceRange> {
  const ranges = new Map<string, PriceRange>();
  for (const { key, values } of rows) {
    const price = values['cpa'] ?? null;
    if (price === null || price <= 0) continue;
    const { low, high } = ranges.get(key) ?? { low: price, high: price };
    ranges.set(key, { low: Math.min(low, price), high: Math.max(high, price) });
  }
  return ranges;
}

export type Money = 'claimable' | 'avoided';

/** An amount at the lowest and at the highest price. */
export function moneyRange(rows: FraudInsight['rows'], prices: ReadonlyMap<string, PriceRange>, what: Money): PriceRange {
  const at = (side: keyof PriceRange) => moneyOf(rows, (key) => prices.get(key)?.[side] ?? null)[what];
  return { low: at('low'), high: at('high') };
}

/**
 * What it would have cost, by what an install of the channel cost in the same days. Flagged installs have been charged and can be claimed back; blocked
 * ones would have been charged on top. A channel without a price is in neither.
 */
export function moneyOf(rows: FraudInsight['rows'], priceOf: (channel: string) => number | null): { claimable: number; avoided: number } {
  const priced = rows.map(({ key, blocked, flagged }) => ({ blocked, flagged, price: priceOf(key) ?? 0 }));
  return {
    claimable: sum(priced.map(({ flagged, price }) => flagged * price)),
    avoided: sum(priced.map(({ blocked, price }) => blocked * price)),
  };
}
