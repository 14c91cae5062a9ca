import { useCallback, useMemo } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/view/index.ts';
import type { FollowedFigure } from '#screens/kit/why/index.ts';
import type { Asked } from './asked.ts';
import { addedUp, bandShares, medianOf } from './delays.ts';
import { useBucketFigure } from './useBucketFigure.ts';
import { useTimeWords } from './useTimeWords.ts';
import { words } from './words.ts';

/** The figures of the table of channels, each beside that of all channels. */
export function useChannelFigure(report: Report, told: Distribution): (figure: Asked, channel: string) => FollowedFigure | null {
  const t = useWords(words);
  const time = useTimeWords();
  const locale = useProvenaLocale();
  const figureOf = useBucketFigure();
  const whole = useMemo(() => addedUp(told.rows), [told]);
  return useCallback(
    (figure, channel) => {
      const row = told.rows.find(({ key }) => key === channel);
      if (!row) return null;
      const median = medianOf(told.edges, whole) ?? 0;
      const usual = figure === 'median' ? time(median) : figureText(bandShares(whole)[figure], locale, { kind: 'percent', decimals: 2 });
      return figureOf(figure, {
        report,
        told,
        counts: row.counts,
        name: row.label,
        aside: t.allChannels(usual),
        next: {
          href: report.elsewhere('/monitor/campaigninfo', {
            path: [...report.state.path, { level: 'channel', key: channel }],
            by: ['campaign'],
          }),
          text: t.byCampaign,
        },
      });
    },
    [told, whole, report, figureOf, t, time, locale],
  );
}
