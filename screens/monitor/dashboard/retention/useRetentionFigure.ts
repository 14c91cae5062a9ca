import { figureText, isDay, useProvenaLocale, useWords, type DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import type { SameDay } from '#screens/kit/figures/index.ts';
import { scopeOf, type Report } from '#screens/kit/view/index.ts';
import { meanFigure, requestText, type CountedRow, type FollowedFigure } from '#screens/kit/why/index.ts';
import { words } from '../words.ts';

interface Shown {
  told: Cohorts | undefined;
  same: readonly SameDay[];
  days: DayRange;
  against: DayRange | undefined;
}

/** The figure of the map that the address asks about: of a day, of the mean, or of the days that this is held against. */
export function useRetentionFigure(report: Report, { told, same, days, against }: Shown): FollowedFigure | null {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const asked = report.state.whyAge;
  if (!asked || !told) return null;
  const { of, age } = asked;
  const isBefore = of === 'previous';
  const own = told.rows.filter(({ key }) => isBefore || of === 'mean' || key === of);
  const final = own.filter(({ maturity }) => maturity[age] === 'final');
  const counted = final.map((row) => countedRow(row, age, same)).filter(({ before }) => !isBefore || before);
  if (!counted.length || (isBefore && !against)) return null;
  const range = of !== 'mean' && isDay(of) ? { start: of, end: of } : isBefore && against ? against : days;
  const twins = same.filter(({ now }) => now.key === of).flatMap(({ before }) => (isDay(before.key) ? [before.key] : []));
  const other = isBefore ? days : of === 'mean' ? against : twins[0] && { start: twins[0], end: twins[0] };
  const title = t.retentionAt(age === 1 ? t.firstAge : t.age(age));
  return {
    title,
    row: isBefore ? t.before : of === 'mean' ? t.mean : of,
    definition: t.retentionMeans,
    ...meanFigure(counted, isBefore, { of: t.back, per: t.due, as: { kind: 'count' } }, locale),
    days: range,
    against: other || undefined,
    counted,
    count: counted.length,
    leftOut: own.length - final.length,
    heads: { name: t.installDay, size: t.installs, value: t.retention },
    say: (value) => figureText(value, locale, { kind: 'percent', decimals: 1 }),
    metric: 'retention1',
    told,
    requests: [range, ...(other ? [other] : [])].map((one) => requestOf(report, one)),
    next: {
      href: report.elsewhere('/monitor/campaigninfo', { period: range, chart: 'retention1' }),
      text: t.byChannel,
    },
  };
}

function countedRow(row: Cohorts['rows'][number], age: number, same: readonly SameDay[]): CountedRow {
  const weighed = ({ label, size, values }: Cohorts['rows'][number]) => ({
    name: label.slice(5),
    size,
    value: values[age] ?? 0,
    weight: size,
  });
  const twin = same.find(({ now }) => now.key === row.key)?.before;
  return { ...weighed(row), ...(twin && { before: weighed(twin) }) };
}

function requestOf({ app, state }: Report, range: DayRange) {
  const { keywords: _, countries: __, systems: ___, models: ____, ...ofAds } = scopeOf(state, range);
  return requestText(reports.retention, { app: app.id, ...ofAds, by: 'day' });
}
