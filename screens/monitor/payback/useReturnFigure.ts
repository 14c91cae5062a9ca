import { addDays, figureText, isDay, useProvenaLocale, useWords, type DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { countedAt, meanBefore, type SameDay } from '#screens/kit/figures/index.ts';
import type { Report } from '#screens/kit/view/index.ts';
import { inWeeks, meanFigure, requestText, type CountedRow, type FollowedFigure } from '#screens/kit/why/index.ts';
import { daysIn } from './curves.ts';
import { questionOf, useSpent } from './usePayback.ts';
import { words } from './words.ts';

type Week = Cohorts['rows'][number];
type Spent = ReadonlyMap<string, number>;

/** The figure that the address asks about: of the whole beside the compared period, of a week, of the mean of weeks, or of what that is held against. */
export function useReturnFigure(report: Report, byWeek: Cohorts | undefined, days: readonly SameDay[]): FollowedFigure | null {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { whyAge: asked } = report.state;
  const spent = useSpent(report, report.days, asked !== null);
  const against = report.compared?.against;
  if (!asked || !byWeek) return null;
  const { of, age } = asked;
  const isBefore = of === 'previous';
  const money = { of: t.came, per: t.spent, as: { kind: 'money' } } as const;
  const found = of === 'whole' ? wholeOf(days, age, spent) : weeksOf({ rows: byWeek.rows, of, age, days });
  const counted = found.counted.filter(({ before }) => before || !(isBefore || of === 'whole'));
  const [week] = counted;
  if (!counted.length || !week) return null;
  const isWeek = isDay(of);
  const range = isWeek ? weekOf(of, report.days) : isBefore && against ? against : report.days;
  const other = isBefore ? report.days : against && week.before ? against : undefined;
  const share = isWeek || of === 'whole' ? money : ({ of: t.weighed, per: t.installs, as: { kind: 'count' } } as const);
  const weighed = isWeek ? [{ ...week, before: undefined, weight: dueSpend(range, age, { spent, report }) }] : counted;
  return {
    title: t.roiAt(t.day(age)),
    row: isBefore ? t.before : of === 'mean' ? t.mean : isWeek ? t.weekOf(of.slice(5)) : t.whole,
    definition: isWeek || of === 'whole' ? t.roiMeans : t.roiMeanMeans,
    ...meanFigure(weighed, isBefore, share, locale),
    days: range,
    against: isWeek ? undefined : other,
    counted: isWeek ? weighed : inWeeks(counted),
    count: counted.length,
    leftOut: found.leftOut,
    heads: { name: of === 'whole' ? t.installDay : t.week, size: t.installs, value: t.roi },
    say: (value) => figureText(value, locale, { kind: 'percent', decimals: 1 }),
    metric: 'roi',
    told: byWeek,
    requests: [range, ...(other && !isWeek ? [other] : [])].map((one) =>
      requestText(reports.payback, { ...questionOf(report), from: one.start, to: one.end, by: of === 'whole' ? 'day' : 'week' }),
    ),
    next: { href: report.elsewhere('/monitor/campaigninfo', { period: range, columns: ['cost', 'cohortIncome', 'roi'] }), text: t.bySpend },
  };
}

/** Each day that is due, with the one that it is held against: both weigh what was spent on them. */
function wholeOf(days: readonly SameDay[], age: number, spent: Spent) {
  const counted = countedAt(days, age);
  const sideOf = ({ label, size, values }: Week, weight: number) => ({ name: label.slice(5), size, value: values[age] ?? 0, weight });
  return {
    counted: counted.map(({ now, before, weight }): CountedRow => ({
      ...sideOf(now, spent.get(now.key) ?? 0),
      before: sideOf(before, weight),
    })),
    leftOut: days.length - counted.length,
  };
}

interface Weeks {
  rows: readonly Week[];
  of: string;
  age: number;
  days: readonly SameDay[];
}

/** Weeks weigh what was installed. */
function weeksOf({ rows, of, age, days }: Weeks) {
  const own = rows.filter(({ key }) => key === of || !isDay(of));
  const final = own.filter(({ maturity }) => maturity[age] === 'final');
  return {
    counted: final.map(({ key, size, values }): CountedRow => {
      const { own: same, size: sizeBefore } = daysIn(key, days);
      const before = meanBefore(same, age);
      const first = same[0]?.before.key.slice(5) ?? '';
      return {
        name: key.slice(5),
        size,
        weight: size,
        value: values[age] ?? 0,
        ...(before !== null && { before: { name: first, size: sizeBefore, weight: sizeBefore, value: before } }),
      };
    }),
    leftOut: own.length - final.length,
  };
}

function weekOf(start: string, { start: first, end: last }: DayRange): DayRange {
  if (!isDay(start)) return { start: first, end: last };
  const end = addDays(start, 6);
  return { start: start < first ? first : start, end: end > last ? last : end };
}

/** What was spent on the days of a week that are old enough: the others are in neither part of its return. */
function dueSpend({ start, end }: DayRange, age: number, { spent, report }: { spent: Spent; report: Report }): number {
  const isDue = (day: string) => isDay(day) && day >= start && day <= end && addDays(day, age) < report.today;
  return [...spent].reduce((all, [day, cost]) => all + (isDue(day) ? cost : 0), 0);
}
