import styled from 'styled-components';
import { figureText, Meter, Panel, Text, useProvenaLocale, useWords } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { lastKnown, paidBackAfter } from './curves.ts';
import { words } from './words.ts';

interface PaybackDaysProps {
  rows: Cohorts['rows'];
  ages: readonly number[];
  whole: Cohorts | undefined;
}

/** After how many days each source paid back, or how far it has come. */
export function PaybackDays({ rows, ages, whole }: PaybackDaysProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const [all] = whole?.rows ?? [];
  const days = all ? paidBackAfter(all, whole?.ages ?? []) : null;
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
    </Panel>
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
