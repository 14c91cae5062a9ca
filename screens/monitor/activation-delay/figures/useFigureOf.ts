import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/view/index.ts';
import type { FollowedFigure } from '#screens/kit/why/index.ts';
import type { Asked } from './asked.ts';
import { bandShares, medianOf, type Counts } from '../delays.ts';
import { useBucketFigure } from './useBucketFigure.ts';
import { useTimeWords } from '../useTimeWords.ts';
import { words } from '../words.ts';

interface Known {
  told: Distribution;
  /** Of all channels together. */
  all: Counts;
  benchmark: Counts;
}

export type FigureOf = (figure: Asked, channel: string | null) => FollowedFigure | null;

/** The figures of a channel, each beside that of all channels, and those of all beside the benchmark. */
export function useFigureOf(report: Report, { told, all, benchmark }: Known): FigureOf {
  const t = useWords(words);
  const time = useTimeWords();
  const locale = useProvenaLocale();
  const figureOf = useBucketFigure();
  return useCallback(
    (figure, channel) => {
      const say = (counts: Counts) => {
        if (figure !== 'median') return figureText(bandShares(counts)[figure], locale, { kind: 'percent', decimals: 2 });
        const median = medianOf(told.edges, counts);
        return median === null ? '–' : time(median);
      };
      if (channel === null)
        return figureOf(figure, {
          report,
          told,
          counts: all,
          name: t.all,
          // Where no channel was clean there is nothing to hold it against.
          ...(Object.keys(benchmark).length > 0 && { aside: t.usual(say(benchmark)) }),
          next: { href: report.elsewhere('/monitor/campaigninfo', {}), text: t.byChannelNow },
        });
      const row = told.rows.find(({ key }) => key === channel);
      if (!row) return null;
      return figureOf(figure, {
        report,
        told,
        counts: row.counts,
        name: row.label,
        aside: t.overall(say(all)),
        next: {
          href: report.elsewhere('/monitor/campaigninfo', {
            path: [...report.state.path, { level: 'channel', key: channel }],
            by: ['campaign'],
          }),
          text: t.byCampaign,
        },
      });
    },
    [told, all, benchmark, report, figureOf, t, time, locale],
  );
}
