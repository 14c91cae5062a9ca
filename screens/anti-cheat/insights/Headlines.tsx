import styled from 'styled-components';
import { Route } from 'lucide-react';
import { dayCount, FigureCell, FigureStrip, IconButton, Stack, Stat, Text, useWords } from '#design-system';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { moneyRange, rateOf, sumsOf, type Decided, type PriceRange, type Sums } from './fraud.ts';
import { useRangeText } from './money/useMoneyFigure.ts';
import type { FraudFigure } from './useFraudFigure.ts';
import { words } from './words.ts';

interface HeadlinesProps {
  of: Question<unknown, FraudFigure>;
  now: FraudInsight;
  judged: Decided | undefined;
  /** Which days are held against which. */
  comparedNote: string | undefined;
  /** What an install of each channel cost on its cheapest and on its dearest day. */
  ranges: ReadonlyMap<string, PriceRange> | undefined;
}

/** The two kinds apart, the rate of both, and what they are worth. */
export function Headlines({ of: question, now, judged, comparedNote, ranges }: HeadlinesProps) {
  const t = useWords(words);
  const sums = sumsOf(now);
  const sides = judged && { held: sumsOf(judged.now), before: sumsOf(judged.before) };
  const note = judged && judged.of.end !== question.days.end ? t.decidedDays(dayCount(judged.of)) : '';
  // What is still being judged is in the figure, and in no comparison.
  const comparedBy = (figure: (of: Sums) => number | null) =>
    sides && { previous: figure(sides.before), compared: { value: figure(sides.held), note } };
  const rangeText = useRangeText();
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
        {(['claimable', 'avoided'] as const).map((what) => (
          <FigureCell key={what}>
            <Stack gap="1">
              <Text tone="secondary">
                {t[what]} {ranges && why(what, t[what])}
              </Text>
              <Large>{ranges ? rangeText(moneyRange(now.rows, ranges, what), true) : '–'}</Large>
            </Stack>
          </FigureCell>
        ))}
      </FigureStrip>
      <Text kind="caption" tone="tertiary">
        {t.moneyRule} {comparedNote}
      </Text>
    </Stack>
  );
}

const Large = styled.span`
  font: var(--type-title);
  font-variant-numeric: tabular-nums;
`;
