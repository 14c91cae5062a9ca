import styled from 'styled-components';
import { Figure, formatRange, Text, useWords, type DayRange } from '#design-system';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { Change, differenceBetween } from '#screens/kit/report/figures/index.ts';
import type { Found } from './figure/found.ts';
import { whyWords } from './words.ts';

interface FigureHeadProps {
  metric: MetricId;
  now: number | null;
  /** Null where nothing is compared. */
  sides: (Readonly<Record<'held' | 'before', Pick<Found, 'values'> | null>> & { isPending: boolean }) | null;
  /** The full days that are held against others, where today is in the period. */
  full?: DayRange | undefined;
  previous: string;
}

/** The number in question, with what became of it. */
export function FigureHead({ metric, now, sides, full, previous }: FigureHeadProps) {
  const t = useWords(whyWords);
  const as = figureOf(metric);
  const [held, earlier] = [sides?.held?.values[metric] ?? null, sides?.before?.values[metric] ?? null];
  return (
    <>
      <Big>
        <Figure value={now} as={as} />
      </Big>
      {sides && (
        <>
          <Change value={sides.isPending ? undefined : differenceBetween(metric, held, earlier)} metric={metric} />
          <Text kind="caption" tone="tertiary">
            {full && (
              <>
                {t.ofFullDays(formatRange(full))} <Figure value={held} as={as} />{' '}
              </>
            )}
            {previous} <Figure value={earlier} as={as} />
          </Text>
        </>
      )}
    </>
  );
}

const Big = styled.b`
  font: var(--type-num-lg);
`;
