import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AsyncView,
  ChartPanel,
  CohortMap,
  Empty,
  figureText,
  SegmentedControl,
  Skeleton,
  SplitView,
  TrendChart,
  useProvenaLocale,
  useWords,
} from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { AdDimension, Cohorts } from '#app/api/reports/shapes.ts';
import { ReportFilters, ReportPage } from '#screens/kit/report/index.ts';
import { useReport, type Report } from '#screens/kit/view/index.ts';
import { crossings, curvesOf, lastKnown, weeksOf } from './curves.ts';
import { PaybackDays } from './PaybackDays.tsx';
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
  const explain = () => ({ title: t.failed, cause: t.failedCause });
  if (!report.reader.isPending && !report.reader.flags.pay)
    return (
      <ReportPage of={report} title={t.title}>
        <Empty kind="locked" headingLevel={2} title={t.noPay} cause={t.noPayCause} />
      </ReportPage>
    );
  return (
    <ReportPage of={report} title={t.title} fetchedAt={bySource.data?.fetchedAt}>
      <ReportFilters of={report} groupings={['channel', 'group', 'campaign']} hasSearch={false} />
      <AsyncView
        of={bySource}
        explain={explain}
        skeleton={<Skeleton shape="block" height={380} />}
        empty={({ rows }) => (rows.length === 0 ? <Empty kind="no-data" title={t.none} cause={t.noneCause} /> : undefined)}
      >
        {(told) => <Curves told={told} whole={whole.data} />}
      </AsyncView>
      <ChartPanel title={t.table} note={t.tableNote}>
        <AsyncView of={byWeek} explain={explain} skeleton={<Skeleton shape="block" height={300} />}>
          {(told) => <CohortMap data={weeksOf(told, t)} sizeName={t.installs} breaks={breaks} floor={4} />}
        </AsyncView>
      </ChartPanel>
    </ReportPage>
  );
}

function usePayback({ app, scope, reader }: Report, by: AdDimension) {
  const { keywords: _, countries: __, systems: ___, models: ____, ...ofAds } = scope;
  return useQuery({ ...reports.payback({ app: app.id, ...ofAds, natural: false, by }), enabled: !reader.isPending && reader.flags.pay });
}

function Curves({ told, whole }: { told: Cohorts; whole: Cohorts | undefined }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const [how, setHow] = useState<'cumulative' | 'perStep'>('cumulative');
  const { ages } = told;
  // What brought nothing that was paid for has no return.
  const rows = told.rows.filter((row) => lastKnown(row, ages) !== null).slice(0, 5);
  const isDaily = how === 'perStep';
  const lastShare = (row: Cohorts['rows'][number]) => figureText(lastKnown(row, ages)?.value, locale, { kind: 'percent', decimals: 0 });
  return (
    <SplitView side={<PaybackDays rows={rows} ages={ages} whole={whole} />}>
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
          data={curvesOf(rows, ages, t, isDaily)}
          kind="line"
          height={272}
          sentence={t.sentence(rows.map((row) => `${row.label} ${lastShare(row)}`).join(locale === 'zh-CN' ? '，' : ', '))}
          {...(!isDaily && { annotations: crossings(rows, ages, t.day), references: [{ value: 1, text: t.line }] })}
        />
      </ChartPanel>
    </SplitView>
  );
}
