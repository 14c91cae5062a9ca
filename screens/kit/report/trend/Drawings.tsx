import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import {
  AsyncView,
  combined,
  comparisonOf,
  Skeleton,
  TrendChart,
  useProvenaLocale,
  useWords,
  type AsyncState,
  type Dataset,
  type Day,
} from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';

import { useDayName, usePeriodNames } from '#app/lib/metrics/usePeriodNames.ts';
import { levelWords, searched, useDays, useFailureWords, useRowNames } from '#screens/kit/report/answers/index.ts';
import { useBothDays, type Pair } from '#screens/kit/report/segments/index.ts';
import { useAgeNames } from '#app/lib/compared/useAgeNames.ts';
import { canCompareOver } from '#screens/kit/report/figures/index.ts';
import { isField, limitText, narrowed, type Report } from '#screens/kit/report/view/index.ts';
import { daysOf, hoursOf, linesOf, trendOf, type Drawn } from './dataset.ts';
import { annotationsOf, type DayNote } from '#app/lib/periods/dayNotes.ts';

/** `answer` is what the totals of the chart come from. */
function useTold(report: Report, answer: ReportRows | undefined) {
  const { state, today, days } = report;
  const previousName = useAgeNames()(state.chart, report.compared).inSentence;
  const wholeNames = usePeriodNames(report.days, answer);
  const pointName = useDayName(state.chart, report.days, answer);
  const levels = useWords(levelWords);
  const names = useWords(metricWords);
  const locale = useProvenaLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    const weekdays = (day: Day) => format.format(new Date(`${day}T00:00:00Z`));
    return { metric: state.chart, names, wholeNames, pointName, t: levels, weekdays, today, days, previousName };
  }, [state.chart, names, wholeNames, pointName, levels, locale, today, days, previousName]);
}

export interface Drawing {
  report: Report;
  height: number;
  notes: readonly DayNote[];
}

/** The total of each day beside the day that it is compared with. */
export function Total({ metrics, ...drawing }: Drawing & { metrics: readonly MetricId[] }) {
  const { report, height } = drawing;
  const { now, full, previous } = useDays(report, metrics.includes(report.state.chart) ? metrics : [report.state.chart, ...metrics]);
  const told = useTold(report, now.data);
  const against = report.compared?.against.start;
  // While one of them still answers another question, it is not held against the others.
  const dataOf = (query: typeof previous) => (query?.isPlaceholderData === now.isPlaceholderData ? query.data : undefined);
  return (
    <Answer query={now} height={height}>
      {(rows) => <Chart {...drawing} data={trendOf(told, { now: rows, full: dataOf(full), previous: dataOf(previous) }, against)} />}
    </Answer>
  );
}

/** Some rows, a line each: the largest, or those that were picked. */
export function Lines(drawing: Drawing) {
  const { report, height } = drawing;
  const rowName = useRowNames();
  const { app, name, state, scope } = report;
  const by = state.by[0] ?? 'channel';
  const level = isField(by) ? by : 'channel';
  const question = { app: app.id, report: name, by: level, metrics: [state.chart], sort: state.chart, order: 'desc' as const };
  const picked = typeof state.lines === 'string' ? null : state.lines;
  // What was picked stands, whatever is searched for now; the largest are the largest of the table.
  const asked = picked
    ? narrowed(scope, level, picked)
    : { ...searched(scope, level, state.search), ...(state.limits.length && { limits: state.limits.map(limitText) }) };
  const top = useQuery(reports.rows({ ...question, ...asked, page: 1, size: 5 }));
  const told = useTold(report, top.data);
  const rows = top.data?.rows ?? [];
  const keys = rows.map(({ key }) => key);
  const lines = useQuery({
    ...reports.rows({ ...question, ...narrowed(scope, level, keys), byDay: true }),
    enabled: keys.length > 0,
    placeholderData: keepPreviousData,
  });
  const drawn = ({ rows: all }: ReportRows) =>
    rows.map((row) => ({
      key: row.key,
      name: rowName(row, level),
      total: row.values[state.chart] ?? null,
      days: all.filter(({ key }) => key === row.key),
    }));
  return (
    <Answer query={keys.length ? combined(lines, top) : top} height={height}>
      {(answer) => <Chart {...drawing} data={linesOf(told, answer.fetchedAt, drawn(answer))} kind="line" />}
    </Answer>
  );
}

/** Two segments, a line each; one in which the reader may not see this metric has none. */
export function Segments({ pair, ...drawing }: Drawing & { pair: Pair }) {
  const { report, height } = drawing;
  const { chart } = report.state;
  const [one, other] = useBothDays(pair, report);
  const told = useTold(report, one.data);
  const drawn = [one, other].flatMap(({ data }, at): Drawn[] => {
    const side = pair[at];
    if (!side?.report.reader.visible.includes(chart) || !data) return [];
    return [{ key: String(at), name: side.name, colour: side.colour, total: data.totals[chart] ?? null, days: data.rows }];
  });
  return (
    <Answer query={combined(one, other)} height={height}>
      {({ fetchedAt }) => <Chart {...drawing} data={linesOf(told, fetchedAt, drawn)} kind="line" />}
    </Answer>
  );
}

/** Hour by hour, of a day or two. */
export function Hours(drawing: Drawing) {
  const { report, height } = drawing;
  const { app, name, state, scope } = report;
  const question = { app: app.id, report: name, ...scope, by: 'hour' as const, byDay: true, metrics: [state.chart] };
  const { comparison } = state.period;
  const isCompared = comparison !== undefined && canCompareOver(state.chart, { age: null });
  const earlier = isCompared ? comparisonOf(report.days, comparison) : null;
  const hours = useQuery(reports.rows(question));
  const told = useTold(report, hours.data);
  const before = useQuery({
    ...reports.rows({ ...question, from: earlier?.start ?? '', to: earlier?.end ?? '' }),
    enabled: earlier !== null,
  });
  return (
    <Answer query={hours} height={height}>
      {(rows) => <Chart {...drawing} data={hoursOf(told, rows, earlier && before.data ? { rows: before.data.rows, ...earlier } : null)} />}
    </Answer>
  );
}

function Answer({ query, height, children }: { query: AsyncState<ReportRows>; height: number; children: (rows: ReportRows) => ReactNode }) {
  return (
    <AsyncView of={query} explain={useFailureWords()} skeleton={<Skeleton shape="chart" height={height} />}>
      {children}
    </AsyncView>
  );
}

function Chart({ report, height, notes, data, kind = 'area' }: Drawing & { data: Dataset; kind?: 'area' | 'line' }) {
  const { state, set, today, days } = report;
  const all = daysOf(days, today);
  const isDaily = data.points.length === all.length;
  const ask = (index: number) => {
    const day = all[index];
    if (day) set({ why: { metric: state.chart, day } });
  };
  return <TrendChart data={data} kind={kind} height={height} {...(isDaily && { annotations: annotationsOf(notes, all), onPoint: ask })} />;
}
