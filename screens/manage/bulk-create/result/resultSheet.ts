import type { FileSheet } from '#design-system';
import { stateOf, type Outcomes, type RowState } from '../rows/outcomes.ts';
import type { SheetRow } from '../rows/sheetRow.ts';
import type { useReason } from './useReason.ts';

type Names = Record<
  | 'resultName'
  | 'line'
  | 'name'
  | 'channel'
  | 'trial'
  | 'creation'
  | 'link'
  | 'untried'
  | 'passed'
  | 'notPassed'
  | 'created'
  | 'failed'
  | 'unknown',
  string
>;

interface ResultFile {
  rows: readonly SheetRow[];
  outcomes: Outcomes;
  settings: string;
  t: Names;
  reason: ReturnType<typeof useReason>;
}

/** The table as it stands, with the links that were made. */
export function resultSheet({ rows, outcomes, settings, t, reason }: ResultFile): FileSheet {
  const text = (title: string) => ({ title, kind: 'text' as const });
  return {
    title: t.resultName,
    notes: [],
    columns: [{ title: t.line, kind: 'count' }, text(t.name), text(t.channel), text(t.trial), text(t.creation), text(t.link)],
    rows: rows.map((row) => {
      const state = stateOf(row, outcomes, settings);
      const { result, trial } = outcomes[row.key] ?? {};
      const why = row.issue
        ? reason.issue(row.issue)
        : state === 'stopped'
          ? reason.stop(trial?.reason ?? null)
          : reason.notes(row, trial).join('; ');
      const creation = result ? [t[result.is], reason.failure(result)].filter(Boolean).join(': ') : null;
      return [
        row.rowNumber,
        row.name,
        row.channel,
        [trialOf(state, t), why].filter(Boolean).join(': '),
        creation,
        result?.is === 'created' ? result.link : null,
      ];
    }),
  };
}

const trialOf = (state: RowState, t: Names) =>
  state === 'issue' || state === 'stopped' ? t.notPassed : state === 'untried' ? t.untried : t.passed;
