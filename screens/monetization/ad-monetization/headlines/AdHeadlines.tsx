import { Route } from 'lucide-react';
import { dayCount, FigureCell, FigureStrip, IconButton, Stat, useWords, type FigureStyle } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { catalogue } from '#app/lib/metrics/catalogue.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import type { Question } from '#screens/kit/question/index.ts';
import type { AdFigure } from '../adFigure.ts';
import { headlineOf, ownHeadlines, rowsIn } from './adHeadlines.ts';
import { headlineStyles } from './useAdHeadlineFigure.ts';
import { words as pageWords } from '../words.ts';
import { headlineNames, words } from './words.ts';

interface AdHeadlinesProps {
  of: Question<unknown, AdFigure>;
  now: ReportRows;
  previous: ReportRows | undefined;
  /** The days of `now` that are over, where not all are. */
  full: ReportRows | undefined;
}

const metrics = ['adRevenue', 'ecpm', 'adImpressions', 'cost'] as const;

/** What the ads earned and what was spent, over the whole period, held against the one before over full days. */
export function AdHeadlines({ of: question, now, previous, full }: AdHeadlinesProps) {
  const t = useWords(words);
  const page = useWords(pageWords);
  const own = useWords(headlineNames);
  const names = useWords(metricWords);
  const { compared, reader } = question;
  const note = compared?.isShortened ? t.fullDays(dayCount(compared.of)) : undefined;
  const comparison = (earlier: number | null, held: number | null) =>
    previous && { previous: earlier, ...(note !== undefined && { compared: { value: held, note } }) };
  const why = (name: string, open: () => void) => <IconButton size="xs" icon={Route} label={page.why(name)} onPress={open} />;
  // Who may not see payments would read a part as the whole.
  const shown = ownHeadlines.filter((figure) => figure !== 'coverage' || reader.flags.pay);
  return (
    <FigureStrip label={t.figures}>
      {metrics.map((metric) => (
        <FigureCell key={metric}>
          <Stat
            label={names[metric]}
            value={now.totals[metric]}
            as={figureOf(metric, { isHeadline: true })}
            {...comparison(previous?.totals[metric] ?? null, full?.totals[metric] ?? null)}
            welcome={catalogue[metric].polarity}
            aside={why(names[metric], () => question.set({ why: { metric } }))}
          />
        </FigureCell>
      ))}
      {shown.map((headline) => (
        <FigureCell key={headline}>
          <Stat
            label={own[headline]}
            value={headlineOf(headline, now.rows)}
            as={headlineStyles[headline] satisfies FigureStyle}
            {...comparison(
              headlineOf(headline, previous?.rows ?? []),
              compared ? headlineOf(headline, rowsIn(now.rows, compared.of)) : null,
            )}
            aside={why(own[headline], () => question.explain({ headline }))}
          />
        </FigureCell>
      ))}
    </FigureStrip>
  );
}
