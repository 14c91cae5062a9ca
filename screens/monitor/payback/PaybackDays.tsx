import { Route } from 'lucide-react';
import styled from 'styled-components';
import { Delta, figureText, IconButton, Meter, Panel, Text, useProvenaLocale, useWords } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { lastKnown, paidBackAfter } from './curves.ts';
import { words } from './words.ts';

interface PaybackDaysProps {
  rows: Cohorts['rows'];
  ages: readonly number[];
  whole: Cohorts['rows'][number] | undefined;
  /** What the whole had come to in the compared period, by age. */
  before?: readonly (number | null)[];
  onAsk?: (age: number) => void;
}

/** After how many days each source paid back, or how far it has come. */
export function PaybackDays({ rows, ages, whole: all, before, onAsk }: PaybackDaysProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const days = all ? paidBackAfter(all, ages) : null;
  const said = (row: Cohorts['rows'][number]) => {
    const after = paidBackAfter(row, ages);
    if (after !== null) return t.after(after);
    const last = lastKnown(row, ages);
    return last ? t.notYet(t.day(last.age), figureText(last.value, locale, { kind: 'percent', decimals: 0 })) : null;
  };
  return (
    <Panel title={t.payback} note={t.paybackNote}>
      <Sources>
        {rows.map((row) => (
          <li key={row.key}>
            <Line>
              <span>{row.label}</span>
              <Text tone="secondary">{said(row)}</Text>
            </Line>
            <Meter label={row.label} share={lastKnown(row, ages)?.value ?? 0} />
          </li>
        ))}
      </Sources>
      {all && <Text tone="secondary">{days === null ? t.notSaid : t.said(days)}</Text>}
      {all && before && onAsk && <Before row={all} ages={ages} before={before} onAsk={onAsk} />}
    </Panel>
  );
}

/** The whole at the last age that is due, beside the compared period at the same one. */
function Before({
  row,
  ages,
  before,
  onAsk,
}: Required<Pick<PaybackDaysProps, 'ages' | 'before' | 'onAsk'>> & { row: Cohorts['rows'][number] }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const known = ages.filter((_, index) => (before[index] ?? null) !== null);
  const last = lastKnown(row, known);
  if (!last) return null;
  const earlier = before[ages.indexOf(last.age)] ?? 0;
  const share = (value: number) => figureText(value, locale, { kind: 'percent', decimals: 1 });
  return (
    <p>
      <Text tone="secondary">{t.wholeAt(t.day(last.age), share(last.value), share(earlier))}</Text>{' '}
      <Delta value={last.value - earlier} kind="points" />{' '}
      <IconButton size="sm" icon={Route} label={t.why} onPress={() => onAsk(last.age)} />
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
