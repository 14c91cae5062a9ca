import { useWords } from '#design-system';
import type { Distribution, Engagement } from '#app/api/reports/shapes.ts';
import { reports } from '#app/api/reports/reports.ts';
import { addedUp, useDistributionFigure } from '#screens/kit/durations/index.ts';
import { requestText, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { longestSession, type KnownDays } from '../figures.ts';
import { requestOf } from '../useEngagement.ts';
import { words } from '../words.ts';
import type { EngagementFigure } from './engagementFigure.ts';
import { useHeadlineFigure } from './useHeadlineFigure.ts';
import { useHourFigure } from './useHourFigure.ts';

interface Answers {
  now: Engagement | undefined;
  previous: Engagement | undefined;
  known: KnownDays;
  lengths: Distribution | undefined;
}

/** Where a figure of the page comes from. */
export function useEngagementFigure(report: Report, { now, previous, known, lengths }: Answers) {
  const t = useWords(words);
  const headlineFigure = useHeadlineFigure(report, { now, previous, known });
  const hourFigure = useHourFigure(report, now);
  const distributionFigure = useDistributionFigure();
  return (figure: EngagementFigure | null): ExplainedFigure | null => {
    if (figure !== null && typeof figure === 'object') return hourFigure(figure);
    if (figure !== 'length') return headlineFigure(figure);
    if (!lengths) return null;
    return distributionFigure({
      of: report,
      title: t.medianLength,
      row: t.fullPeriod,
      definition: t.medianLengthMeans,
      buckets: { edges: lengths.edges, end: longestSession },
      counts: addedUp(lengths.rows),
      sizeName: t.sessions,
      shareName: t.shareOfSessions,
      metric: 'sessions',
      answer: lengths,
      requests: [requestText(reports.sessionLengths, requestOf(report))],
      next: { href: report.elsewhere('/monitor/campaigninfo', { chart: 'active' }), text: t.elsewhere },
    });
  };
}
