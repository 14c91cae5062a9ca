import { Route } from 'lucide-react';
import { FigureCell, FigureStrip, IconButton, Stack, Stat, Text, useWords } from '#design-system';
import type { Engagement } from '#app/api/reports/shapes.ts';
import { countedDays, dailyOf, fullDays, headlineOf, headlines, type Headline, type KnownDays } from './figures.ts';
import { useStickinessLacks } from './useStickinessLacks.ts';
import { styleOf } from './why/useHeadlineFigure.ts';
import { headlineNames, words } from './words.ts';

interface HeadlinesProps {
  now: Engagement;
  previous: Engagement | undefined;
  known: KnownDays;
  onExplain: (figure: Headline) => void;
}

/** The figures of the whole period, each with its course over full days. It has a gap where a day was not received. */
export function Headlines({ now, previous, known, onExplain }: HeadlinesProps) {
  const t = useWords(words);
  const names = useWords(headlineNames);
  const { days, before, notReceived } = countedDays(now.days, previous?.days, known);
  const full = fullDays(now.days, known.today);
  const lacks = useStickinessLacks(known)(days, before);
  return (
    <Stack gap="2">
      <FigureStrip label={t.figures}>
        {headlines.map((figure) => (
          <FigureCell key={figure}>
            <Stat
              label={names[figure]}
              value={headlineOf(figure, days)}
              as={styleOf[figure]}
              {...(previous && { previous: headlineOf(figure, before) })}
              {...(figure === 'newShare' && { welcome: 'none' as const })}
              course={full.map((day) => (known.isReceived(day.day) ? dailyOf(figure, day) : null))}
              aside={<IconButton size="xs" icon={Route} label={t.why(names[figure])} onPress={() => onExplain(figure)} />}
            />
          </FigureCell>
        ))}
      </FigureStrip>
      {lacks !== '' && (
        <Text kind="caption" tone="tertiary">
          {t.stickinessNote(lacks)}
        </Text>
      )}
      {notReceived > 0 && (
        <Text kind="caption" tone="tertiary">
          {before.length > 0 ? t.countedInBoth(days.length, full.length) : t.countedOf(days.length, full.length)}
        </Text>
      )}
    </Stack>
  );
}
