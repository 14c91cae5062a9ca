import { memo, Suspense, useEffect } from 'react';
import {
  AsyncView,
  dayCount,
  DateRange,
  loadCharts,
  phone,
  SegmentedControl,
  SplitView,
  Stack,
  useMedia,
  useWords,
  type AsyncState,
  type FileCell,
  type FileColumn,
  type FileSheet,
} from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { lazyPart } from '#app/lib/lazyPart.ts';
import { reportLimits } from '#app/lib/periods/answerable.ts';
import { isNamedByPeriod } from '#app/lib/metrics/periodNames.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { cohortCell } from '#screens/kit/cohorts/index.ts';
import { QuestionExport, useQuestion } from '#screens/kit/question/index.ts';
import { ReportPage, ReportTrend, useFailureWords, useSides, type Report } from '#screens/kit/report/index.ts';
import { AfterFirstPaint } from './AfterFirstPaint.tsx';
import { FigureChoice, Figures, FiguresSkeleton, useFigures } from './Figures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { FlowPanel } from './FlowPanel.tsx';
import { Live } from './live/Live.tsx';
import { keysOf } from './keys.ts';
import { RetentionMap, useMaySeeRetention } from './retention/RetentionMap.tsx';
import { Top10 } from './top/Top10.tsx';
import { useBanner } from './useBanner.ts';
import { words } from './words.ts';

/** Few come here with segments: what chooses them is fetched for those alone. */
const Segments = lazyPart('segments', async () => (await import('./Segments.tsx')).Segments);

const period = { preset: 'last30', comparison: { kind: 'previous' } } as const;
export const spec = {
  report: 'dashboard',
  details: '/monitor/campaigninfo',
  countsSpend: true,
  start: { period },
  params: {},
  figure: cohortCell,
} as const;
/** Pages are not installed: what is drawn first is who came. */
const specOfPages = { ...spec, start: { period, chart: 'active' } } as const;

/** The state of an app at a glance: headline figures, the trend of one of them, what brought most, who stayed. */
export function Dashboard() {
  const t = useWords(words);
  const names = useWords(metricWords);
  const isOfPages = !keysOf(useApp().platform).path.includes('installs');
  const report = useQuestion(isOfPages ? specOfPages : spec);
  const { app, state, reader } = report;
  const sides = useSides(report);
  const { shown } = useFigures(report);
  const banner = useBanner(report);
  const explain = useFailureWords();
  const hasRetention = useMaySeeRetention(report);
  const hasFlow = useMay('view data volume');
  // The chart is the first thing that is looked at: what draws it comes along with the page, and not with its file, which holds the shell as well.
  useEffect(() => void loadCharts(), []);
  const isUnused = banner.now.data?.totals['clicks'] === 0 && (banner.now.data.totals['active'] ?? 0) === 0;
  return (
    <ReportPage of={report} fetchedAt={banner.now.data?.fetchedAt} actions={<Actions report={report} answer={banner.now} />}>
      <AsyncView of={banner.now} headingLevel={2} explain={explain} skeleton={<FiguresSkeleton metrics={shown} />}>
        {(now) => <Figures of={report} metrics={shown} now={now} full={banner.full} previous={banner.previous} />}
      </AsyncView>
      {isUnused ? (
        <FirstSteps app={app.id} />
      ) : (
        <>
          {keysOf(app.platform).live.length > 0 && <Live of={report} />}
          {state.segments.length > 0 && (
            <Suspense fallback={null}>
              <Segments of={report} sides={sides} />
            </Suspense>
          )}
          <SplitView
            side={
              (reader.flags.top || hasFlow) && (
                <AfterFirstPaint panels={['bars']}>
                  {reader.flags.top && <Top10 of={report} />}
                  {hasFlow && <FlowPanel />}
                </AfterFirstPaint>
              )
            }
          >
            {/* As high as what stands beside it. */}
            <ReportTrend
              of={report}
              pair={sides.pair}
              title={t.trend(names[state.chart])}
              hasLines={false}
              height={hasRetention ? 250 : hasFlow ? 448 : 225}
            />
            {hasRetention && (
              <AfterFirstPaint panels={['grid']}>
                <RetentionMap of={report} />
              </AfterFirstPaint>
            )}
          </SplitView>
        </>
      )}
    </ReportPage>
  );
}

const Actions = memo(function Actions({ report, answer }: { report: Report; answer: AsyncState<ReportRows> }) {
  const t = useWords(words);
  const names = useWords(metricWords);
  const isPhone = useMedia(phone);
  const { shown } = useFigures(report);
  const title = usePageTitle();
  const { state, set, today } = report;
  const span = 'preset' in state.period ? state.period.preset : '';
  const { comparison } = state.period;
  const sheet = ({ rows, totals, people }: ReportRows): Omit<FileSheet, 'notes'> => ({
    title,
    columns: [
      { title: t.day, kind: 'day' },
      ...shown.map((metric): FileColumn => ({
        title: isNamedByPeriod(metric, people) && dayCount(report.days) > 1 ? t.totalOfPeople(names[metric], people) : names[metric],
        kind: kinds[metric] ?? 'count',
      })),
    ],
    rows: rows.map(({ key, values }) => lineOf(key, values, shown)),
    totals: lineOf(null, totals, shown),
  });
  return (
    <Stack direction="row" gap="2">
      {!isPhone && (
        <SegmentedControl
          label={t.span}
          options={[
            { value: 'today', label: t.today },
            { value: 'last7', label: t.last7 },
            { value: 'last30', label: t.last30 },
          ]}
          value={span}
          onChange={(preset) => isSpan(preset) && set({ period: { preset, ...(comparison && { comparison }) } })}
        />
      )}
      <DateRange
        label={t.period}
        isLabelHidden
        value={state.period}
        onChange={(period) => set({ period })}
        today={today}
        limits={reportLimits}
      />
      {!isPhone && <FigureChoice of={report} />}
      <QuestionExport of={report} answer={answer} sheet={sheet} />
    </Stack>
  );
});

const lineOf = (first: FileCell, values: Readonly<Record<string, number | null>>, shown: readonly string[]): FileCell[] => [
  first,
  ...shown.map((metric) => values[metric] ?? null),
];

const spans = ['today', 'last7', 'last30'] as const;
const isSpan = (word: string): word is (typeof spans)[number] => spans.some((one) => one === word);
const kinds: Readonly<Record<string, 'percent' | 'money'>> = { retention1: 'percent', income: 'money', cost: 'money' };
