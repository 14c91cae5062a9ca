import styled from 'styled-components';
import { Figure, Text, useWords } from '#design-system';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { Change, changeOf } from '#screens/kit/report/figures/index.ts';
import { whyWords } from './words.ts';

interface FigureHeadProps {
  metric: MetricId;
  now: number | null;
  /** Left out where nothing is compared. */
  earlier: number | null | undefined;
}

/** The number in question, with what became of it. */
export function FigureHead({ metric, now, earlier }: FigureHeadProps) {
  const t = useWords(whyWords);
  const as = figureOf(metric);
  return (
    <>
      <Big>
        <Figure value={now} as={as} />
      </Big>
      {earlier !== undefined && (
        <>
          <Change value={changeOf(metric, now, earlier)} metric={metric} />
          <Text kind="caption" tone="tertiary">
            {t.previous} <Figure value={earlier} as={as} />
          </Text>
        </>
      )}
    </>
  );
}

const Big = styled.b`
  font: var(--type-num-lg);
`;
