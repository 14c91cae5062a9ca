import { Route } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Delta, figureText, IconButton, Meter, Panel, Text, useProvenaLocale, useWords } from '#design-system';
import { cohortWords, lastFinal, type CohortRow } from '#screens/kit/cohorts/index.ts';
import { breakEvenOf } from './breakEven.ts';
import type { ReturnCurves } from './useReturns.ts';
import { words } from './words.ts';

interface BreakEvenProps {
  of: ReturnCurves;
  onExplain: (age: number) => void;
  /** What all sources come to. */
  children: ReactNode;
}

/** After how many days each source broke even, or how far it has come. */
export function BreakEven({ of: curves, onExplain, children }: BreakEvenProps) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const locale = useProvenaLocale();
  const { rows, ages, overall } = curves;
  const days = overall ? breakEvenOf(overall, ages) : null;
  // A source has the colour of its curve.
  const inkOf = (key: string) => {
    const colour = curves.data.series.find((series) => series.key === key)?.colour;
    return colour && `var(--chart-cat-${colour})`;
  };
  const textOf = (row: CohortRow) => {
    const after = breakEvenOf(row, ages);
    if (after !== null) return t.after(after);
    const last = lastFinal(row, ages);
    return last && t.notYet(c.day(last.age), figureText(last.value, locale, { kind: 'percent', decimals: 0 }));
  };
  return (
    <Panel title={t.payback} note={t.paybackNote}>
      <Sources>
        {rows.map((row) => (
          <li key={row.key}>
            <Line>
              <span>{row.label}</span>
              <Text tone="secondary">{textOf(row)}</Text>
            </Line>
            <Meter label={row.label} share={lastFinal(row, ages)?.value ?? 0} ink={inkOf(row.key)} />
          </li>
        ))}
      </Sources>
      {overall && <Text tone="secondary">{days === null ? t.notYetOverall : t.overallAfter(days)}</Text>}
      <Comparison of={curves} onExplain={onExplain} />
      {children}
    </Panel>
  );
}

/** All sources at the last age that is mature, beside the compared period at the same one. */
function Comparison({ of: { compared, ages }, onExplain }: Omit<BreakEvenProps, 'children'>) {
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
      <IconButton size="sm" icon={Route} label={t.why} onPress={() => onExplain(last.age)} />
    </p>
  );
}

const Sources = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-4);
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-1h);
`;
