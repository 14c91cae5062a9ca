import { Route } from 'lucide-react';
import styled from 'styled-components';
import { Delta, figureText, IconButton, Meter, Panel, Text, useProvenaLocale, useWords } from '#design-system';
import { breakEvenOf, lastKnown, type Overall, type Row } from './curves.ts';
import { words } from './words.ts';

interface BreakEvenProps {
  rows: readonly Row[];
  ages: readonly number[];
  overall: Row | undefined;
  compared: Overall | undefined;
  onExplain: (age: number) => void;
}

/** After how many days each source broke even, or how far it has come. */
export function BreakEven({ rows, ages, overall, compared, onExplain }: BreakEvenProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const days = overall ? breakEvenOf(overall, ages) : null;
  const textOf = (row: Row) => {
    const after = breakEvenOf(row, ages);
    if (after !== null) return t.after(after);
    const last = lastKnown(row, ages);
    return last && t.notYet(t.day(last.age), figureText(last.value, locale, { kind: 'percent', decimals: 0 }));
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
            <Meter label={row.label} share={lastKnown(row, ages)?.value ?? 0} />
          </li>
        ))}
      </Sources>
      {overall && <Text tone="secondary">{days === null ? t.notYetOverall : t.overallAfter(days)}</Text>}
      {compared && <Comparison of={compared} ages={ages} onExplain={onExplain} />}
    </Panel>
  );
}

/** All sources at the last age that is mature, beside the compared period at the same one. */
function Comparison({ of: { row, previous }, ages, onExplain }: Pick<BreakEvenProps, 'ages' | 'onExplain'> & { of: Overall }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const known = ages.filter((_, index) => (previous[index] ?? null) !== null);
  const last = lastKnown(row, known);
  if (!last) return null;
  const earlier = previous[ages.indexOf(last.age)] ?? 0;
  const percent = (value: number) => figureText(value, locale, { kind: 'percent', decimals: 1 });
  return (
    <p>
      <Text tone="secondary">{t.wholeAt(t.day(last.age), percent(last.value), percent(earlier))}</Text>{' '}
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
