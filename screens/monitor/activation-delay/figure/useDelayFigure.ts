import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { totalOf, useDistributionFigure, useDurations, type Counts } from '#screens/kit/durations/index.ts';
import type { ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import type { DelayMetric } from './delayFigure.ts';
import { bands, bandShares, bucketsOf, shareText } from '../delays.ts';
import { requestTextOf } from '../useDelays.ts';
import { words } from '../words.ts';

interface Subject extends Pick<ExplainedFigure, 'of' | 'row' | 'aside' | 'next'> {
  answer: Distribution;
  counts: Counts;
}

/** A figure of one distribution of delays, as its drawer explains it. What is said of marks depends on whether there is a benchmark; of medians nothing is. */
export function useDelayFigure(hasBenchmark = false): (metric: DelayMetric, subject: Subject) => ExplainedFigure | null {
  const t = useWords(words);
  const figureOf = useDistributionFigure();
  const { limits } = useReportLimits();
  return useCallback(
    (metric, { answer, ...subject }) => {
      const shared = {
        ...subject,
        answer,
        buckets: bucketsOf(answer),
        sizeName: t.installs,
        shareName: t.share,
        metric: 'installs' as const,
        requests: [requestTextOf(subject.of)],
      };
      if (metric === 'median') return figureOf({ ...shared, title: t.medianTitle, definition: t.medianMeans });
      const marked = (floor: number) => (hasBenchmark ? t.marked : t.markedAlone)(shareText(floor));
      return metric === 'injection'
        ? figureOf(
            { ...shared, title: t.injectionTitle, definition: t.injectionMeans + marked(limits.injection) },
            { name: t.under, isIn: bands.injection },
          )
        : figureOf(
            { ...shared, title: t.floodingTitle, definition: t.floodingMeans + marked(limits.flooding) },
            { name: t.over, isIn: bands.flooding },
          );
    },
    [t, figureOf, limits, hasBenchmark],
  );
}

export type ChannelFigure = (metric: DelayMetric, channel: string | null) => ExplainedFigure | null;

/** The figures of a channel, each beside that of all channels, and those of all beside the benchmark. */
export function useChannelFigure(report: Report, answer: Distribution, all: Counts, benchmark: Counts): ChannelFigure {
  const t = useWords(words);
  const { medianText } = useDurations();
  const locale = useProvenaLocale();
  const hasBenchmark = totalOf(benchmark) > 0;
  const figureOf = useDelayFigure(hasBenchmark);
  return useCallback(
    (metric, channel) => {
      const textOf = (counts: Counts) =>
        metric === 'median'
          ? medianText(bucketsOf(answer), counts)
          : figureText(bandShares(counts)[metric], locale, { kind: 'percent', decimals: 2 });
      const details = (change: Parameters<Report['elsewhere']>[1]) => report.elsewhere('/monitor/campaigninfo', change);
      if (channel === null)
        return figureOf(metric, {
          of: report,
          answer,
          counts: all,
          row: t.all,
          // Where no channel is clean there is nothing to compare with.
          ...(hasBenchmark && { aside: t.benchmarkIs(textOf(benchmark)) }),
          next: { href: details({}), text: t.byChannelNow },
        });
      const row = answer.rows.find(({ key }) => key === channel);
      const path = [...report.state.path, { level: 'channel' as const, key: channel }];
      const next = { href: details({ path, by: ['campaign'] }), text: t.byCampaign };
      return row
        ? figureOf(metric, { of: report, answer, counts: row.counts, row: row.label, aside: t.overallIs(textOf(all)), next })
        : null;
    },
    [answer, all, benchmark, hasBenchmark, report, figureOf, t, medianText, locale],
  );
}
