import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import { useMemo } from 'react';
import {
  addDays,
  AsyncView,
  ChartPanel,
  DistributionChart,
  Empty,
  IconButton,
  MenuItem,
  Skeleton,
  SplitView,
  Stack,
  useWords,
} from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { ReportFilters, ReportPage } from '#screens/kit/report/index.ts';
import { SegmentNotes, useSides, type Pair } from '#screens/kit/segments/index.ts';
import { useReport, type Report } from '#screens/kit/view/index.ts';
import { FollowedDrawer } from '#screens/kit/why/index.ts';
import { Beside } from './Beside.tsx';
import { ByChannel } from './ByChannel.tsx';
import { addedUp, bandShares, durationsOf, limits, type Counts } from './delays.ts';
import { EachChannel } from './EachChannel.tsx';
import { ofAll, questionIn, type Asked } from './figures/asked.ts';
import { useFigureOf } from './figures/useFigureOf.ts';
import { words } from './words.ts';

const start = { period: { preset: 'last30' } } as const;

/** How long it took from the click to the first opening: what comes too quick was injected, what comes too late was flooded. */
export function ActivationDelay() {
  const t = useWords(words);
  const report = useReport('effectevaluate', start);
  const { app, scope } = report;
  const sides = useSides(report);
  const delays = useQuery(reports.delay({ app: app.id, ...scope, by: 'channel' }));
  return (
    <ReportPage of={report} title={t.title} fetchedAt={delays.data?.fetchedAt}>
      <ReportFilters of={report} hasSearch={false} hasSegments end={t.benchmarkRule} />
      <SegmentNotes sides={sides} />
      <AsyncView
        of={delays}
        skeleton={<Skeleton shape="block" height={420} />}
        explain={() => ({ title: t.failed, cause: t.failedCause })}
        empty={({ total }) => (total === 0 ? <Empty kind="no-data" title={t.none} cause={t.noneCause} /> : undefined)}
      >
        {(told) => <Delays report={report} told={told} pair={sides.pair} />}
      </AsyncView>
    </ReportPage>
  );
}

function Delays({ report, told, pair }: { report: Report; told: Distribution; pair: Pair | null }) {
  const t = useWords(words);
  const benchmark = useBenchmark(report);
  const all = useMemo(() => addedUp(told.rows), [told]);
  const shares = bandShares(all);
  const usual = bandShares(benchmark);
  const bands = [
    { name: t.injection, to: limits.injection, tone: 'bad' as const, share: shares.injection, benchmark: usual.injection },
    { name: t.flooding, from: limits.flooding, tone: 'warning' as const, share: shares.flooding, benchmark: usual.flooding },
  ];
  const figureOf = useFigureOf(report, { told, all, benchmark });
  const asked = questionIn(report.state.whyAge?.of ?? '');
  const ask = (figure: Asked) => report.set({ whyAge: ofAll(figure) });
  return (
    <Stack gap="4">
      <SplitView side={<ByChannel report={report} told={told} figureOf={figureOf} />}>
        <ChartPanel
          title={t.spread}
          note={t.spreadNote}
          actions={<IconButton size="sm" icon={Route} label={t.whyOf(t.median)} onPress={() => ask('median')} />}
          menu={
            <>
              <MenuItem icon={Route} onAction={() => ask('injection')}>
                {t.whyOf(t.under)}
              </MenuItem>
              <MenuItem icon={Route} onAction={() => ask('flooding')}>
                {t.whyOf(t.over)}
              </MenuItem>
            </>
          }
        >
          <DistributionChart data={durationsOf(told.edges, all, benchmark, t)} bands={bands} hasBrush />
        </ChartPanel>
      </SplitView>
      <Beside of={report} told={told} pair={pair} />
      <EachChannel report={report} told={told} benchmark={benchmark} />
      <FollowedDrawer of={report} figure={asked && 'channel' in asked ? figureOf(asked.figure, asked.channel) : null} />
    </Stack>
  );
}

/** All channels that were clean over the last 90 days, together. */
function useBenchmark({ app, name, today }: Report): Counts {
  const days = { from: addDays(today, -90), to: addDays(today, -1) };
  const usual = useQuery(reports.delay({ app: app.id, ...days, by: 'channel' }));
  const suspects = useQuery(reports.rows({ app: app.id, report: name, ...days, by: 'channel', metrics: ['suspectRate'] }));
  return useMemo(() => {
    const clean = new Set(suspects.data?.rows.flatMap(({ key, values }) => ((values['suspectRate'] ?? 1) < 0.01 ? [key] : [])));
    return addedUp(usual.data?.rows.filter(({ key }) => clean.has(key)) ?? []);
  }, [usual.data, suspects.data]);
}
