import { useMemo } from 'react';
import styled from 'styled-components';
import { figureText } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { largestParts, partsOf, type Part } from '../dataset/parts.ts';
import { previousHead } from '../dataset/previous.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { inkOf } from '../plot/ink.ts';
import { shareSentence } from '../sentence/share.ts';
import { shareTable } from '../table/part-tables.ts';

interface ShareBarProps {
  /** Its points are the parts, its only series their amounts. Past six the smallest become one. */
  data: Dataset;
  /** `thick` where the bar stands alone. */
  size?: 'thin' | 'thick';
  /** Says what the parts are, over the bar: where several bars stand in one panel. */
  hasTitle?: boolean;
}

/** The parts of one whole on one line, the compared period thinner below. In place of a pie. */
export function ShareBar({ data, size = 'thin', hasTitle = false }: ShareBarProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const summary = useMemo(() => ({ table: shareTable(data, locale), sentence: shareSentence(data, locale) }), [data, locale]);
  const parts = largestParts(partsOf(data), t.rest);
  const isCompared = parts.some(({ previousShare }) => previousShare !== null);
  return (
    <ChartFrame label={hasTitle ? data.dimension : data.measure} {...summary}>
      {() => (
        <Column>
          {hasTitle && <Title>{data.dimension}</Title>}
          <Bar parts={parts} of={({ share }) => share} size={size} />
          <Names>
            {parts.map(({ key, name, share, colour }, index) => (
              <Name key={key}>
                <Swatch style={{ '--ink': inkOf(colour, index) }} />
                {name}
                <b>{figureText(share, locale, oneDecimal)}</b>
              </Name>
            ))}
          </Names>
          {isCompared && (
            <Before>
              <Bar parts={parts} of={({ previousShare }) => previousShare ?? 0} size="before" />
              <span>{previousHead(data, locale)}</span>
            </Before>
          )}
        </Column>
      )}
    </ChartFrame>
  );
}

const oneDecimal = { kind: 'percent', decimals: 1 } as const;

/** Decorative: the names below say the same. */
function Bar({ parts, of, size }: { parts: readonly Part[]; of: (part: Part) => number; size: 'thin' | 'thick' | 'before' }) {
  return (
    <Line aria-hidden data-size={size}>
      {parts.map((part, index) => (
        <Stretch key={part.key} style={{ '--part': of(part), '--ink': inkOf(part.colour, index) }} />
      ))}
    </Line>
  );
}

const words = bilingual({ rest: ['其他', 'Other'] });

const Column = styled.div`
  display: grid;
  padding: 2px 0;
`;

const Title = styled.span`
  margin-bottom: var(--space-1);
  color: var(--color-text-secondary);
`;

const Line = styled.div`
  display: flex;
  gap: 1px;
  height: 10px;
  border-radius: var(--radius-xs);
  overflow: hidden;
  background: var(--color-border-subtle);

  &[data-size='thick'] {
    height: 18px;
  }
  &[data-size='before'] {
    height: 6px;
    opacity: 0.62;
  }
`;

const Stretch = styled.i`
  flex: var(--part) 0 0;
  background: var(--ink);
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-2);
`;

const Name = styled.li`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1h);
  font: var(--type-caption);
  color: var(--color-text-secondary);
  white-space: nowrap;
  max-width: 100%;

  & > b {
    font-weight: 500;
    color: var(--color-text-primary);
    font-variant-numeric: tabular-nums;
  }
`;

const Swatch = styled.i`
  flex: none;
  width: 14px;
  height: 10px;
  border-radius: var(--radius-xs);
  background: var(--ink);
`;

const Before = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-4);
  font: var(--type-caption);
  color: var(--color-text-tertiary);
`;
