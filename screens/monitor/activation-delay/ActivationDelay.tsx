import { useQuery } from '@tanstack/react-query';
import {
  addDays,
  AsyncView,
  ChartPanel,
  DistributionChart,
  Empty,
  Link,
  Skeleton,
  SmallMultiples,
  SplitView,
  Stack,
  useWords,
} from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { ReportFilters, ReportPage } from '#screens/kit/report/index.ts';
import { SegmentNotes, useSides, type Pair } from '#screens/kit/segments/index.ts';
import { useReport, type Report } from '#screens/kit/view/index.ts';
import { Beside } from './Beside.tsx';
import { ByChannel } from './ByChannel.tsx';
import { addedUp, axis, bandShares, durationsOf, furthest, limits, sharesOf } from './delays.ts';
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
  const { app } = report;
  const benchmark = useBenchmark(report);
  const all = addedUp(told.rows);
  const shares = bandShares(all);
  const usual = bandShares(benchmark);
  const bands = [
    { name: t.injection, to: limits.injection, tone: 'bad' as const, share: shares.injection, benchmark: usual.injection },
    { name: t.flooding, from: limits.flooding, tone: 'warning' as const, share: shares.flooding, benchmark: usual.flooding },
  ];
  const step = (seconds: number) => (Math.log(seconds / axis.from) / Math.log(axis.to / axis.from)) * axis.steps;
  const rows = furthest(told.rows);
  // Named where people read a clock.
  const named = new Map([
    [0, t.seconds(5)],
    [Math.round(step(300)), t.wholeMinutes(5)],
    [Math.round(step(7200)), t.wholeHours(2)],
    [axis.steps - 1, t.wholeDays(7)],
  ]);
  const past = rows.map(({ counts }) => bandShares(counts));
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return (
    <Stack gap="4">
      <SplitView side={<ByChannel of={report} told={told} />}>
        <ChartPanel title={t.spread} note={t.spreadNote}>
          <DistributionChart data={durationsOf(told.edges, all, benchmark, t)} bands={bands} hasBrush />
        </ChartPanel>
      </SplitView>
      <Beside of={report} told={told} pair={pair} />
      <ChartPanel title={t.each} note={t.eachNote} actions={<Link href={`/anticheatposition/fake?app=${app.id}`}>{t.antiCheat}</Link>}>
        <SmallMultiples
          data={{
            measure: t.measure,
            dimension: t.time,
            seriesDimension: t.channel,
            reading: 'in-order',
            figures: { kind: 'percent' },
            previousName: t.benchmark,
            points: Array.from({ length: axis.steps }, (_, index) => ({ label: named.get(index) ?? String(index) })),
            series: rows.map(({ key, label, counts }) => ({
              key,
              name: label,
              values: sharesOf(told.edges, counts),
              previous: sharesOf(told.edges, benchmark),
              href: report.elsewhere('/monitor/campaigninfo', { path: [{ level: 'channel', key }], by: ['campaign'] }),
            })),
          }}
          facts={({ key }) => {
            const { injection, flooding } = bandShares(rows.find((row) => row.key === key)?.counts ?? {});
            return [
              { name: t.inject, value: percent(injection), isBad: injection > limits.injectionShare },
              { name: t.flood, value: percent(flooding), isBad: flooding > limits.floodingShare },
            ];
          }}
          bands={[
            { from: 0, to: step(limits.injection), tone: 'bad' },
            { from: step(limits.flooding), to: axis.steps - 1, tone: 'warning' },
          ]}
          named={[...named.keys()]}
          sentence={t.eachSentence(
            rows.length,
            past.filter((one) => one.injection > limits.injectionShare).length,
            past.filter((one) => one.flooding > limits.floodingShare).length,
          )}
        />
      </ChartPanel>
    </Stack>
  );
}

/** All channels that were clean over the last 90 days, together. */
function useBenchmark({ app, name, today }: Report): Readonly<Record<string, number>> {
  const days = { from: addDays(today, -90), to: addDays(today, -1) };
  const usual = useQuery(reports.delay({ app: app.id, ...days, by: 'channel' }));
  const suspects = useQuery(reports.rows({ app: app.id, report: name, ...days, by: 'channel', metrics: ['suspectRate'] }));
  const clean = new Set(suspects.data?.rows.flatMap(({ key, values }) => ((values['suspectRate'] ?? 1) < 0.01 ? [key] : [])));
  return addedUp(usual.data?.rows.filter(({ key }) => clean.has(key)) ?? []);
}
