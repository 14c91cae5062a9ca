import { MessageSquarePlus } from 'lucide-react';
import { memo, Suspense, useState, type ReactNode } from 'react';
import { ChartPanel, dayCount, MenuItem, phone, SegmentedControl, Select, Stack, useMedia, useWords } from '#design-system';
import { lazyPart } from '#app/lib/lazyPart.ts';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { useAgeNames } from '#app/lib/compared/useAgeNames.ts';
import { levelWords } from '#screens/kit/report/answers/index.ts';
import type { Pair } from '#screens/kit/report/segments/index.ts';
import { isField, type Report } from '#screens/kit/report/view/index.ts';
import { WhyButton, WhyItem } from '#screens/kit/report/why/index.ts';
import { trendWords } from './words.ts';
import { Hours, Lines, Segments, Total } from './Drawings.tsx';
import { useNotes } from '#app/lib/periods/dayNotes.ts';
import { noteWords } from './words.ts';

const NotesDialog = lazyPart('notes', async () => (await import('./NotesDialog.tsx')).NotesDialog);

interface ReportTrendProps {
  of: Report;
  /** What cards beside it show: asked for together. */
  metrics?: readonly MetricId[];
  /** Segments to draw instead. */
  pair?: Pair | null;
  title?: string;
  hasLines?: boolean;
  height?: number;
  actions?: ReactNode;
}

const none: readonly MetricId[] = [];

/**
 * One metric over the period: the total with its comparison, or lines of rows. A press on a point asks where its number comes from. The page
 * around it is drawn again with each of its answers; the trend only with its own.
 */
export const ReportTrend = memo(function ReportTrend(props: ReportTrendProps) {
  const { of: report, metrics = none, pair = null, title, hasLines = true, height = 220, actions } = props;
  const names = useWords(metricWords);
  const { state, days } = report;
  const by = state.by[0] ?? 'channel';
  const isHourly = state.each === 'hour' && dayCount(days) <= 2;
  const note = useWords(noteWords);
  const [notes, setNotes] = useNotes(report.app.id);
  const [isNoting, setNoting] = useState(false);
  const drawing = { report, height, notes };
  const canDraw = hasLines && isField(by) && !pair;
  const isPhone = useMedia(phone);
  const t = useWords(trendWords);
  // A search and limits choose among rows; what is drawn is the sum of all.
  const isOfAll = hasLines && (state.search || state.limits.length) && (state.lines === 'total' || !canDraw);
  const { note: sameAge = t.toDate } = useAgeNames()(state.chart, pair ? undefined : report.compared);
  const said = [...(isOfAll ? [t.allRows] : []), ...(catalogue[state.chart].isToDate ? [sameAge] : [])];
  const controls = <Controls report={report} hasLines={hasLines} canDraw={canDraw} />;
  return (
    <ChartPanel
      title={title ?? names[state.chart]}
      {...(said.length > 0 && { note: said.join(' · ') })}
      actions={
        <>
          {!isPhone && controls}
          {actions}
          {!hasLines && <WhyButton of={report} />}
        </>
      }
      menu={
        <>
          {/* Beside a metric and its lines there is no room for a fifth control. */}
          {hasLines && <WhyItem of={report} />}
          <MenuItem icon={MessageSquarePlus} onAction={() => setNoting(true)}>
            {note.add}
          </MenuItem>
        </>
      }
    >
      {isPhone && (
        <Stack direction="row" gap="2" isWrapping>
          {controls}
        </Stack>
      )}
      {pair ? (
        <Segments {...drawing} pair={pair} />
      ) : isHourly ? (
        <Hours {...drawing} />
      ) : canDraw && state.lines !== 'total' ? (
        <Lines {...drawing} />
      ) : (
        <Total {...drawing} metrics={metrics} />
      )}
      <Suspense fallback={null}>
        {isNoting && (
          <NotesDialog
            notes={notes}
            onChange={setNotes}
            firstDay={days.start}
            lastDay={days.end < report.today ? days.end : report.today}
            isOpen
            onOpenChange={setNoting}
          />
        )}
      </Suspense>
    </ChartPanel>
  );
});

/** Which metric, which lines, which rows. */
function Controls({ report, hasLines, canDraw }: { report: Report; hasLines: boolean; canDraw: boolean }) {
  const t = useWords(trendWords);
  const levels = useWords(levelWords);
  const names = useWords(metricWords);
  const { state, set, reader, columns } = report;
  const by = state.by[0] ?? 'channel';
  const isHourly = state.each === 'hour' && dayCount(report.days) <= 2;
  // Hours are drawn for the total alone.
  const options = [
    { value: 'total', label: hasLines ? t.linesTotal : t.eachDay },
    ...(canDraw ? [{ value: 'top', label: t.linesTop(levels[by]) }] : []),
    ...(canDraw && typeof state.lines !== 'string' ? [{ value: 'picked', label: t.linesPicked(state.lines.length) }] : []),
    ...(dayCount(report.days) <= 2 ? [{ value: 'hour', label: t.eachHour }] : []),
  ];
  const shown = isHourly ? 'hour' : typeof state.lines === 'string' ? state.lines : 'picked';
  const draw = (value: string) => {
    if (value === 'hour') set({ each: 'hour' });
    else if (value === 'total' || value === 'top') set({ lines: value, ...(isHourly && { each: 'all' }) });
  };
  const offered = [...new Set([state.chart, ...columns.shown])].filter((id) => reader.visible.includes(id));
  return (
    <>
      {hasLines && (
        <Select
          label={t.chartMetric}
          isLabelHidden
          size="sm"
          value={state.chart}
          options={offered.map((id) => ({ id, label: names[id] }))}
          onChange={(chart) => set({ chart })}
        />
      )}
      {options.length > 1 && <SegmentedControl label={t.lines} size="sm" options={options} value={shown} onChange={draw} />}
    </>
  );
}
