import { Route } from 'lucide-react';
import { FigureCell, FigureStrip, IconButton, Stat, useWords } from '#design-system';
import type { Engagement } from '#app/api/reports/shapes.ts';
import { dailyOf, fullDays, headlineOf, headlines, type Headline } from './figures.ts';
import { styleOf } from './why/useHeadlineFigure.ts';
import { headlineNames, words } from './words.ts';

interface HeadlinesProps {
  now: Engagement;
  previous: Engagement | undefined;
  today: string;
  onExplain: (figure: Headline) => void;
}

/** The figures of the whole period, each with its course over full days. */
export function Headlines({ now, previous, today, onExplain }: HeadlinesProps) {
  const t = useWords(words);
  const names = useWords(headlineNames);
  const days = fullDays(now.days, today);
  return (
    <FigureStrip label={t.figures}>
      {headlines.map((figure) => (
        <FigureCell key={figure}>
          <Stat
            label={names[figure]}
            value={headlineOf(figure, days)}
            as={styleOf[figure]}
            {...(previous && { previous: headlineOf(figure, previous.days) })}
            {...(figure === 'newShare' && { welcome: 'none' as const })}
            course={days.map((day) => dailyOf(figure, day))}
            aside={<IconButton size="xs" icon={Route} label={t.why(names[figure])} onPress={() => onExplain(figure)} />}
          />
        </FigureCell>
      ))}
    </FigureStrip>
  );
}
