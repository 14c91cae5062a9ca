import { useState } from 'react';
import {
  AsyncView,
  ChartPanel,
  CohortMap,
  Empty,
  figureText,
  Note,
  SegmentedControl,
  Skeleton,
  SplitView,
  TrendChart,
  useProvenaLocale,
  useWords,
} from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { ReportFilters, ReportPage } from '#screens/kit/report/index.ts';
import { SegmentNotes, useSides, type Pair } from '#screens/kit/segments/index.ts';
import { useReport, type Report } from '#screens/kit/view/index.ts';
import { FollowedDrawer } from '#screens/kit/why/index.ts';
import { crossings, curvesOf, lastKnown, weeksBefore, weeksOf, wholeBefore, type Whole } from './curves.ts';
import { PaybackDays } from './PaybackDays.tsx';
import { useDaysBefore, usePayback } from './usePayback.ts';
import { useReturnFigure } from './useReturnFigure.ts';
import { words } from './words.ts';

const start = { period: { preset: 'last90' } } as const;
const breaks = [0.2, 0.4, 0.6, 0.8, 1];

/** Whether what was spent comes back, and after how many days: by source, and by the week of the install. */
export function Payback() {
  const t = useWords(words);
  const report = useReport('roi', start);
  const bySource = usePayback(
    report,
    report.state.by[0] === 'group' ? 'group' : report.state.by[0] === 'campaign' ? 'campaign' : 'channel',
  );
  const byWeek = usePayback(report, 'week');
  const whole = usePayback(report, 'all');
  const sides = useSides(report);
  const segments = useSegments(sides.pair, report);
  // Two segments are held against each other, not against another period.
  const days = useDaysBefore(report, !sides.pair && !sides.isPending);
  const figure = useReturnFigure(report, byWeek.data, days);
  const explain = () => ({ title: t.failed, cause: t.failedCause });
  if (!report.reader.isPending && !report.reader.flags.pay)
    return (
      <ReportPage of={report} title={t.title}>
        <Empty kind="locked" headingLevel={2} title={t.noPay} cause={t.noPayCause} />
      </ReportPage>
    );
  return (
    <ReportPage of={report} title={t.title} fetchedAt={bySource.data?.fetchedAt}>
      <ReportFilters of={report} groupings={['channel', 'group', 'campaign']} hasSearch={false} hasSegments />
      <SegmentNotes sides={sides} />
      {segments.hidden.length > 0 && <Note kind="neutral">{t.noPayIn(segments.hidden.join(t.and))}</Note>}
      <AsyncView
        of={segments.query ?? bySource}
        explain={explain}
        skeleton={<Skeleton shape="block" height={380} />}
        empty={({ rows }) => (rows.length === 0 ? <Empty kind="no-data" title={t.none} cause={t.noneCause} /> : undefined)}
      >
        {(told) => (
          <Curves
            told={segments.rows ? { ...told, rows: segments.rows } : told}
            whole={whole.data}
            before={wholeBefore(days, told.ages)}
            onAsk={(age) => report.set({ whyAge: { of: 'whole', age } })}
          />
        )}
      </AsyncView>
      <ChartPanel title={t.table} note={sides.pair ? t.tableOfAll : t.tableNote}>
        <AsyncView of={byWeek} explain={explain} skeleton={<Skeleton shape="block" height={300} />}>
          {(told) => (
            <CohortMap
              data={weeksOf(told, t)}
              sizeName={t.installs}
              breaks={breaks}
              floor={4}
              {...(days.length > 0 && { previous: weeksBefore(days, told) })}
              onAsk={(of, point) => report.set({ whyAge: { of, age: told.ages[point] ?? 0 } })}
            />
          )}
        </AsyncView>
      </ChartPanel>
      <FollowedDrawer of={{ ...report, hasNatural: false }} figure={figure} />
    </ReportPage>
  );
}

/** Both segments as rows, a whole each; one whose payments the reader may not see has none. */
function useSegments(pair: Pair | null, report: Report) {
  const [first, second] = [pair?.[0].report ?? report, pair?.[1].report ?? report];
  const [one, other] = [usePayback(first, 'all', pair !== null), usePayback(second, 'all', pair !== null)];
  const found = pair ? [one, other].map(({ data }, at) => ({ side: pair[at], row: data?.rows[0] })) : [];
  return {
    query: pair && (one.error ? one : other.error ? other : null),
    rows: pair && found.flatMap(({ side, row }) => (side && row ? [{ ...row, key: side.name, label: side.name }] : [])),
    hidden: found.flatMap(({ side }) => (side && !side.report.reader.flags.pay ? [side.name] : [])),
  };
}

interface CurvesProps {
  told: Cohorts;
  whole: Cohorts | undefined;
  /** What the whole had come to in the compared period, by age. */
  before: readonly (number | null)[];
  onAsk: (age: number) => void;
}

function Curves({ told, whole, before, onAsk }: CurvesProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const [how, setHow] = useState<'cumulative' | 'perStep'>('cumulative');
  const { ages } = told;
  // What brought nothing that was paid for has no return.
  const rows = told.rows.filter((row) => lastKnown(row, ages) !== null).slice(0, 5);
  const isDaily = how === 'perStep';
  const [all] = whole?.rows ?? [];
  const compared: Whole | undefined = all && before.some((value) => value !== null) ? { row: all, before } : undefined;
  // Five lines at most.
  const drawn = compared ? rows.slice(0, 4) : rows;
  const lastShare = (row: Cohorts['rows'][number]) => figureText(lastKnown(row, ages)?.value, locale, { kind: 'percent', decimals: 0 });
  return (
    <SplitView side={<PaybackDays rows={rows} ages={ages} whole={all} {...(compared && { before, onAsk })} />}>
      <ChartPanel
        title={isDaily ? t.daily : t.roi}
        note={t.formula}
        actions={
          <SegmentedControl
            label={t.how}
            size="sm"
            options={[
              { value: 'cumulative', label: t.cumulative },
              { value: 'perStep', label: t.perStep },
            ]}
            value={how}
            onChange={setHow}
          />
        }
      >
        <TrendChart
          data={curvesOf(drawn, ages, t, isDaily, compared)}
          kind="line"
          height={272}
          sentence={t.sentence(rows.map((row) => `${row.label} ${lastShare(row)}`).join(locale === 'zh-CN' ? '，' : ', '))}
          {...(!isDaily && { annotations: crossings(drawn, ages, t.day), references: [{ value: 1, text: t.line }] })}
        />
      </ChartPanel>
    </SplitView>
  );
}
