import { addDays, dayCount, isDay, type Dataset, type Day, type Point, type Series } from '#design-system';
import type { ReportRow, ReportRows } from '#app/api/reports/shapes.ts';
import { entityColours } from '#app/lib/metrics/entityColours.ts';
import { catalogue, isAdditive, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { countedDays, madeOf } from '#screens/kit/sources/index.ts';
import { reportLimits } from '#app/lib/periods/answerable.ts';
import { maturityOf } from '#app/lib/periods/maturity.ts';

interface Told {
  metric: MetricId;
  names: Readonly<Record<MetricId, string>>;
  /** Over the whole period: people are counted otherwise than on a day. */
  wholeNames: Readonly<Record<MetricId, string>>;
  /** On one day, where the period cannot be held against it. */
  pointName?: string | undefined;
  t: { day: string; hour: string; today: string };
  weekdays: (day: Day) => string;
  today: Day;
  days: { start: Day; end: Day };
  /** What the compared days are called, where that is not what they always are. */
  previousName?: string | undefined;
}

const shared = ({ metric, names, t }: Told): Omit<Dataset, 'points' | 'series'> => ({
  measure: names[metric],
  dimension: t.day,
  figures: figureOf(metric),
  welcome: catalogue[metric].polarity,
  isAdditive: isAdditive(metric),
  ...madeOf([metric]),
});

/** Every day of the period, so that one without data is a gap and not a shorter axis. */
export function daysOf({ start, end }: { start: Day; end: Day }, today: Day): Day[] {
  const days: Day[] = [];
  for (let day = start; day <= end && day <= today && days.length < reportLimits.maxDays; day = addDays(day, 1)) days.push(day);
  return days;
}

const pointOf = (day: Day, { metric, today, weekdays, t }: Told, until: string): Point => ({
  label: day === today ? t.today : day.slice(5),
  title: `${day.slice(5)} ${weekdays(day)}`,
  days: countedDays(metric, day, today),
  ...(day === today && { until }),
});

const byDay = (rows: readonly ReportRow[]) => new Map(rows.map((row) => [row.day ?? row.key, row]));

interface Answers {
  now: ReportRows;
  /** Without today, where today is in the period: what is compared. */
  full: ReportRows | undefined;
  previous: ReportRows | undefined;
}

/** The total of each day, beside the day that it is compared with. */
export function trendOf(told: Told, { now, full, previous }: Answers, against: Day | undefined): Dataset {
  const days = daysOf(told.days, told.today);
  const found = byDay(now.rows);
  const before = byDay(previous?.rows ?? []);
  const valueOf = (row: ReportRow | undefined) => row?.values[told.metric] ?? null;
  const series: Series = {
    key: told.metric,
    name: told.names[told.metric],
    values: days.map((day) => valueOf(found.get(day))),
    maturity: days.map((day) => (day === told.today ? 'final' : maturityOf(told.metric, day, told.today))),
    ...(previous && against && { previous: days.map((_, index) => valueOf(before.get(addDays(against, index)))) }),
  };
  // The one number of the chart is that of the service: costs per install do not add up.
  const [whole, earlier] = [(full ?? now).totals[told.metric], previous?.totals[told.metric]];
  const sum = typeof whole === 'number' && {
    whole: { name: told.wholeNames[told.metric], value: whole, ...(typeof earlier === 'number' && { previous: earlier }) },
  };
  const { previousName, pointName } = told;
  return {
    ...shared(told),
    ...sum,
    ...(previousName && { previousName }),
    ...(pointName && { pointName }),
    points: days.map((day, index) =>
      Object.assign(
        pointOf(day, told, now.fetchedAt.slice(11, 16)),
        previous && against && { comparedDays: countedDays(told.metric, addDays(against, index), told.today) },
      ),
    ),
    series: [series],
  };
}

/** What is drawn as a line of its own: a row or a segment, with its days. */
export interface Drawn {
  key: string;
  name: string;
  total: number | null;
  days: readonly ReportRow[];
  /** That of its key, unless it is about something else. */
  colour?: Series['colour'];
}

/** Some rows or segments, a line each. */
export function linesOf(told: Told, fetchedAt: string, drawn: readonly Drawn[]): Dataset {
  const days = daysOf(told.days, told.today);
  const colourOf = entityColours(drawn.map(({ key }) => key));
  const series = drawn.map(({ key, name, total, days: rows, colour }): Series => {
    const found = byDay(rows);
    return { key, name, total, colour: colour ?? colourOf(key), values: days.map((day) => found.get(day)?.values[told.metric] ?? null) };
  });
  // One line alone would pass for the total.
  const alone = drawn.length === 1 && drawn[0] ? `${drawn[0].name} · ` : '';
  const of = {
    measure: alone + told.names[told.metric],
    totalsName: alone + told.wholeNames[told.metric],
    ...(told.pointName && { pointName: told.pointName }),
  };
  return { ...shared(told), ...of, points: days.map((day) => pointOf(day, told, fetchedAt.slice(11, 16))), series };
}

/** The hours of one or two days, in their order, beside those of the days that they are compared with. */
export function hoursOf(told: Told, now: ReportRows, before: { rows: readonly ReportRow[]; start: Day } | null): Dataset {
  const rows = now.rows.toSorted(
    (a, b) => Number(`${a.day}${a.key}` > `${b.day}${b.key}`) - Number(`${a.day}${a.key}` < `${b.day}${b.key}`),
  );
  const last = rows.at(-1);
  const offset = before ? dayCount({ start: before.start, end: told.days.start }) - 1 : 0;
  const daysAt = (day: Day) => ({ from: day, to: day });
  const points = rows.map(({ key, day }, index): Point => ({
    label: index === 0 || key === '00' ? `${day?.slice(5) ?? ''} ${key}:00` : `${key}:00`,
    title: `${day ?? ''} ${key}:00`,
    ...(day !== null && isDay(day) && { days: daysAt(day) }),
    ...(before && day !== null && isDay(day) && { comparedDays: daysAt(addDays(day, -offset)) }),
    ...(rows[index] === last && day !== null && isDay(day) && day === told.today && { until: now.fetchedAt.slice(11, 16) }),
  }));
  const valueOf = (row: ReportRow | undefined) => row?.values[told.metric] ?? null;
  const earlier = new Map(before?.rows.map((row) => [`${row.day} ${row.key}`, row]));
  const previous = before && {
    previous: rows.map(({ day, key }) => (day !== null && isDay(day) ? valueOf(earlier.get(`${addDays(day, -offset)} ${key}`)) : null)),
  };
  const series: Series = { key: told.metric, name: told.names[told.metric], values: rows.map(valueOf), ...previous };
  return { ...shared(told), dimension: told.t.hour, points, series: [series] };
}
