import { Route } from 'lucide-react';
import { dayCount, FigureCell, FigureStrip, IconButton, Stack, Stat, Text, useWords } from '#design-system';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { moneyOf, rateOf, sumsOf, type Decided, type Sums } from './fraud.ts';
import type { FraudFigure } from './useFraudFigure.ts';
import { words } from './words.ts';

interface HeadlinesProps {
  of: Question<unknown, FraudFigure>;
  now: FraudInsight;
  judged: Decided | undefined;
  /** Which days are held against which. */
  comparedNote: string | undefined;
  priceOf: ((channel: string) => number | null) | undefined;
}

/** The two kinds apart, the rate of both, and what they are worth. */
export function Headlines({ of: question, now, judged, comparedNote, priceOf }: HeadlinesProps) {
  const t = useWords(words);
  const sums = sumsOf(now);
  const sides = judged && { held: sumsOf(judged.now), before: sumsOf(judged.before) };
  const note = judged && judged.of.end !== question.days.end ? t.decidedDays(dayCount(judged.of)) : '';
  // What is still being judged is in the figure, and in no comparison.
  const comparedBy = (figure: (of: Sums) => number | null) =>
    sides && { previous: figure(sides.before), compared: { value: figure(sides.held), note } };
  const money = priceOf && moneyOf(now.rows, priceOf);
  const why = (what: FraudFigure['what'], name: string) => (
    <IconButton size="xs" icon={Route} label={t.why(name)} onPress={() => question.explain({ what, of: 'all' })} />
  );
  return (
    <Stack gap="2">
      <FigureStrip label={t.figures}>
        <FigureCell>
          <Stat
            label={t.blocked}
            value={sums.blocked}
            {...comparedBy(({ blocked }) => blocked)}
            welcome="none"
            aside={why('blocked', t.blocked)}
          />
        </FigureCell>
        <FigureCell>
          <Stat
            label={t.flagged}
            value={sums.flagged}
            {...comparedBy(({ flagged }) => flagged)}
            welcome="down"
            aside={why('flagged', t.flagged)}
          />
        </FigureCell>
        <FigureCell>
          <Stat
            label={t.rate}
            value={rateOf(sums)}
            as={{ kind: 'percent' }}
            {...comparedBy(rateOf)}
            welcome="down"
            aside={why('rate', t.rate)}
          />
        </FigureCell>
        <FigureCell>
          <Stat label={t.claimable} value={money?.claimable ?? null} as={{ kind: 'money', isHeadline: true }} />
        </FigureCell>
        <FigureCell>
          <Stat label={t.avoided} value={money?.avoided ?? null} as={{ kind: 'money', isHeadline: true }} />
        </FigureCell>
      </FigureStrip>
      <Text kind="caption" tone="tertiary">
        {t.moneyRule} {comparedNote}
      </Text>
    </Stack>
  );
}
