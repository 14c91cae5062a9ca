import { ChartPanel, Link, SmallMultiples, useWords } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { totalOf, useDurations, type Counts } from '#screens/kit/durations/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { alarmsOf, axis, bandShares, furthest, limits, marksOf, sharesOf, shareText } from './delays.ts';
import { words } from './words.ts';

interface EachChannelProps {
  of: Report;
  answer: Distribution;
  benchmark: Counts;
}

/** The distribution of each channel on the same axes, the furthest off first. */
export function EachChannel({ of: report, answer: { edges, rows: all }, benchmark }: EachChannelProps) {
  const t = useWords(words);
  const { edgeText } = useDurations();
  const { limits: shares } = useReportLimits();
  const step = (seconds: number) => (Math.log(seconds / axis.from) / Math.log(axis.to / axis.from)) * axis.steps;
  const alarms = alarmsOf(benchmark, shares);
  const rows = furthest(all, alarms);
  // Named where people read a clock.
  const named = new Map([5, 300, 7200, 604_800].map((time) => [Math.min(Math.round(step(time)), axis.steps - 1), edgeText(time)]));
  const past = rows.map(({ counts }) => marksOf(counts, alarms));
  const hasBenchmark = totalOf(benchmark) > 0;
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return (
    <ChartPanel title={t.each} note={t.eachNote} actions={<Link href={`/anticheatposition/fake?app=${report.app.id}`}>{t.antiCheat}</Link>}>
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
            values: sharesOf(edges, counts),
            ...(hasBenchmark && { previous: sharesOf(edges, benchmark) }),
            href: report.elsewhere('/monitor/campaigninfo', { path: [{ level: 'channel', key }], by: ['campaign'] }),
          })),
        }}
        facts={({ key }) => {
          const counts = rows.find((row) => row.key === key)?.counts ?? {};
          const [{ injection, flooding }, isBad] = [bandShares(counts), marksOf(counts, alarms)];
          return [
            { name: t.inject, value: percent(injection), isBad: isBad.injection },
            { name: t.flood, value: percent(flooding), isBad: isBad.flooding },
          ];
        }}
        bands={[
          { from: 0, to: step(limits.injection), tone: 'bad' },
          { from: step(limits.flooding), to: axis.steps - 1, tone: 'warning' },
        ]}
        named={[...named.keys()]}
        sentence={t.eachSentence(
          rows.length,
          { count: past.filter(({ injection }) => injection).length, limit: percent(alarms.injection) },
          { count: past.filter(({ flooding }) => flooding).length, limit: percent(alarms.flooding) },
          hasBenchmark ? [shareText(shares.injection), shareText(shares.flooding)] : null,
        )}
      />
    </ChartPanel>
  );
}
