import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquarePlus, Route } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import {
  AsyncView,
  ChartPanel,
  dayCount,
  IconButton,
  MenuItem,
  SegmentedControl,
  Select,
  Skeleton,
  TrendChart,
  phone,
  Stack,
  useMedia,
  useProvenaLocale,
  useWords,
  type Dataset,
  type Day,
} from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { useRowNames } from '../frame/names.ts';
import { useKeptAnswer } from '../frame/useKeptAnswer.ts';
import type { Report } from '../frame/useReport.ts';
import { useDays } from '../frame/useRows.ts';
import { narrowed } from '../view/scope.ts';
import { isField } from '../view/state.ts';
import { whyWords } from '../why/words.ts';
import { words } from '../words.ts';
import { daysOf, hoursOf, linesOf, trendOf } from './dataset.ts';
import { annotationsOf, NotesDialog, useNotes, type DayNote } from './notes.tsx';
import { noteWords } from './words.ts';

interface ReportTrendProps {
  of: Report;
  /** What cards beside it show: asked for together. */
  metrics?: readonly MetricId[];
  title?: string;
  hasLines?: boolean;
  height?: number;
  actions?: ReactNode;
}

const none: readonly MetricId[] = [];

/** One metric over the period: the total with its comparison, or lines of rows. A press on a point asks where its number comes from. */
export function ReportTrend({ of: report, metrics = none, title, hasLines = true, height = 220, actions }: ReportTrendProps) {
  const t = useWords(words);
  const why = useWords(whyWords);
  const names = useWords(metricWords);
  const { state, set, days, reader } = report;
  const by = state.by[0] ?? 'channel';
  const isHourly = state.each === 'hour' && dayCount(days) <= 2;
  const offered = report.columns.shown.length ? [...new Set([state.chart, ...report.columns.shown])] : [state.chart];
  const note = useWords(noteWords);
  const [notes, setNotes] = useNotes(report);
  const [isNoting, setNoting] = useState(false);
  const drawing = { report, height, notes };
  const canDraw = hasLines && isField(by) && !isHourly;
  const isPhone = useMedia(phone);
  const controls = (
    <>
      {hasLines && (
        <Select
          label={t.chartMetric}
          isLabelHidden
          size="sm"
          value={state.chart}
          options={offered.filter((id) => reader.visible.includes(id)).map((id) => ({ id, label: names[id] }))}
          onChange={(chart) => set({ chart })}
        />
      )}
      {canDraw && (
        <SegmentedControl
          label={t.lines}
          size="sm"
          options={[
            { value: 'total', label: t.linesTotal },
            { value: 'top', label: t.linesTop(t[by]) },
            ...(typeof state.lines === 'string' ? [] : [{ value: 'picked', label: t.linesPicked(state.lines.length) }]),
          ]}
          value={typeof state.lines === 'string' ? state.lines : 'picked'}
          onChange={(lines) => (lines === 'total' || lines === 'top') && set({ lines })}
        />
      )}
      <EachSwitch report={report} hasRows={hasLines} />
    </>
  );
  return (
    <ChartPanel
      title={title ?? names[state.chart]}
      actions={
        <>
          {!isPhone && controls}
          {actions}
          <IconButton size="sm" icon={Route} label={why.ask} onPress={() => set({ why: { metric: state.chart } })} />
        </>
      }
      menu={
        <MenuItem icon={MessageSquarePlus} onAction={() => setNoting(true)}>
          {note.add}
        </MenuItem>
      }
    >
      {isPhone && (
        <Stack direction="row" gap="2" isWrapping>
          {controls}
        </Stack>
      )}
      {isHourly ? (
        <Hours {...drawing} />
      ) : canDraw && state.lines !== 'total' ? (
        <Lines {...drawing} />
      ) : (
        <Total {...drawing} metrics={metrics} />
      )}
      <NotesDialog
        notes={notes}
        onChange={setNotes}
        firstDay={days.start}
        lastDay={days.end < report.today ? days.end : report.today}
        isOpen={isNoting}
        onOpenChange={setNoting}
      />
    </ChartPanel>
  );
}

function EachSwitch({ report: { state, set, days }, hasRows }: { report: Report; hasRows: boolean }) {
  const t = useWords(words);
  const options = [
    ...(hasRows ? [{ value: 'all' as const, label: t.eachAll }] : []),
    { value: hasRows ? ('day' as const) : ('all' as const), label: t.eachDay },
    ...(dayCount(days) <= 2 ? [{ value: 'hour' as const, label: t.eachHour }] : []),
  ];
  if (options.length < 2) return null;
  return <SegmentedControl label={t.each} size="sm" options={options} value={state.each} onChange={(each) => set({ each })} />;
}

function useTold({ state, today, days }: Report) {
  const t = useWords(words);
  const names = useWords(metricWords);
  const locale = useProvenaLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    const weekdays = (day: Day) => format.format(new Date(`${day}T00:00:00Z`));
    return { metric: state.chart, names, t, weekdays, today, days };
  }, [state.chart, names, t, locale, today, days]);
}

interface Drawing {
  report: Report;
  height: number;
  notes: readonly DayNote[];
}

function Total({ metrics, ...drawing }: Drawing & { metrics: readonly MetricId[] }) {
  const { report, height } = drawing;
  const told = useTold(report);
  const { now, full, previous } = useDays(report, metrics.includes(report.state.chart) ? metrics : [report.state.chart, ...metrics]);
  const against = report.compared?.against.start;
  return (
    <Answer query={now} height={height}>
      {(rows) => <Chart {...drawing} data={trendOf(told, { now: rows, full: full?.data, previous: previous?.data }, against)} />}
    </Answer>
  );
}

function Lines(drawing: Drawing) {
  const { report, height } = drawing;
  const told = useTold(report);
  const rowName = useRowNames();
  const { app, name, state, scope } = report;
  const by = state.by[0] ?? 'channel';
  const level = isField(by) ? by : 'channel';
  const question = { app: app.id, report: name, by: level, metrics: [state.chart], sort: state.chart, order: 'desc' as const };
  const picked = typeof state.lines === 'string' ? null : state.lines;
  const top = useQuery(reports.rows({ ...question, ...(picked ? narrowed(scope, level, picked) : scope), page: 1, size: 5 }));
  const rows = top.data?.rows ?? [];
  const keys = rows.map(({ key }) => key);
  const lines = useQuery({
    ...reports.rows({ ...question, ...narrowed(scope, level, keys), byDay: true }),
    enabled: keys.length > 0,
    placeholderData: keepPreviousData,
  });
  const named = rows.map((row) => ({ key: row.key, name: rowName(row), total: row.values[state.chart] ?? null }));
  return (
    <Answer query={top.data && !keys.length ? top : top.error ? top : lines} height={height}>
      {(answer) => <Chart {...drawing} data={linesOf(told, answer, named)} kind="line" />}
    </Answer>
  );
}

function Hours(drawing: Drawing) {
  const { report, height } = drawing;
  const told = useTold(report);
  const { app, name, state, scope } = report;
  const hours = useQuery(reports.rows({ app: app.id, report: name, ...scope, by: 'hour', byDay: true, metrics: [state.chart] }));
  return (
    <Answer query={hours} height={height}>
      {(rows) => <Chart {...drawing} data={hoursOf(told, rows)} />}
    </Answer>
  );
}

function Answer({
  query,
  height,
  children,
}: {
  query: ReturnType<typeof useDays>['now'];
  height: number;
  children: (rows: ReportRows) => ReactNode;
}) {
  const { of, explain } = useKeptAnswer(query);
  return (
    <AsyncView of={of} explain={explain} skeleton={<Skeleton shape="chart" height={height} />}>
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
