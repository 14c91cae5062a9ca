import { Route } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Delta, figureText, IconButton, Meter, Panel, phone, Text, useProvenaLocale, useWords } from '#design-system';
import { cohortWords, lastFinal, type CohortCell } from '#screens/kit/cohorts/index.ts';
import type { BreakEvenRow, ReturnCurves } from '../useReturns.ts';
import { words } from '../words.ts';
import { breakEvenCell } from './useBreakEvenFigure.ts';
import { useBreakEvenTexts } from './useBreakEvenTexts.ts';
import { breakEvenWords } from './words.ts';

interface BreakEvenProps {
  of: ReturnCurves;
  onExplain: (cell: CohortCell) => void;
  /** What all sources come to. */
  children: ReactNode;
}

/** After how many days each source broke even, or how far it has come, and by how much that has changed. */
export function BreakEven({ of: curves, onExplain, children }: BreakEvenProps) {
  const t = useWords(breakEvenWords);
  const { now } = useBreakEvenTexts();
  const { breakEven, breakEvenOverall: overall } = curves;
  // A source has the colour of its curve.
  const inkOf = (key: string) => {
    const colour = curves.data.series.find((series) => series.key === key)?.colour;
    return colour && `var(--chart-cat-${colour})`;
  };
  return (
    <Panel title={t.title} note={t.note}>
      <Sources>
        {breakEven.map((one) => (
          <li key={one.row.key}>
            <Line>
              <Name>{one.row.label}</Name>
              <Numbers>
                <Text tone="secondary">{now(one)}</Text>
                <Change of={one} />
                {one.last && (
                  <IconButton size="xs" icon={Route} label={t.why(one.row.label)} onPress={() => onExplain(breakEvenCell(one.row.key))} />
                )}
              </Numbers>
            </Line>
            <Meter label={one.row.label} share={one.last?.value ?? 0} ink={inkOf(one.row.key)} />
            <Earlier of={one} />
          </li>
        ))}
      </Sources>
      {overall && (
        <div>
          <Text tone="secondary">{overall.after === null ? t.notYetOverall : t.overallAfter(overall.after)}</Text> <Change of={overall} />
          <Earlier of={overall} />
        </div>
      )}
      <Comparison of={curves} onExplain={onExplain} />
      {children}
    </Panel>
  );
}

/** By how many days, where both periods broke even. */
function Change({ of: { after, earlier } }: { of: BreakEvenRow }) {
  if (after === null || typeof earlier?.after !== 'number') return null;
  return <Delta value={after - earlier.after} kind="days" welcome="down" />;
}

/** What it is held against, where one of the periods broke even at least. */
function Earlier({ of: one }: { of: BreakEvenRow }) {
  const { before } = useBreakEvenTexts();
  const text = before(one);
  return (
    text !== null && (
      <Text as="div" kind="caption" tone="tertiary">
        {text}
      </Text>
    )
  );
}

/** All sources at the last age that is mature, beside the compared period at the same one. */
function Comparison({ of: { compared, ages }, onExplain }: Pick<BreakEvenProps, 'of' | 'onExplain'>) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const locale = useProvenaLocale();
  if (!compared) return null;
  const { row, previous } = compared;
  const known = ages.filter((_, index) => (previous[index] ?? null) !== null);
  const last = lastFinal(row, known);
  if (!last) return null;
  const earlier = previous[ages.indexOf(last.age)] ?? 0;
  const percent = (value: number) => figureText(value, locale, { kind: 'percent', decimals: 1 });
  return (
    <p>
      <Text tone="secondary">{t.wholeAt(c.day(last.age), percent(last.value), percent(earlier))}</Text>{' '}
      <Delta value={last.value - earlier} kind="points" />{' '}
      <IconButton size="sm" icon={Route} label={t.why} onPress={() => onExplain({ of: 'whole', age: last.age })} />
    </p>
  );
}

const Sources = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-bottom: var(--space-4);

  ${phone} {
    row-gap: var(--space-5);
  }
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1h);
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
`;

/* Long names are in several lines, beside numbers in one. */
const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

// Above the bar, over which the button in it answers.
const Numbers = styled.span`
  position: relative;
  z-index: 1;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
`;
