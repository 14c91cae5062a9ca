import type { BulkRow } from '#app/api/ours/campaigns/shapes.ts';
import type { SheetRow } from './sheetRow.ts';

/** What the service found in a dry run. It holds for the settings with which it was made. */
export interface Trial {
  is: 'pass' | 'fixed' | 'stop';
  reason: string | null;
  proposal: string | null;
  /** Codes of checks that warn and do not stop. */
  warnings: readonly string[];
  settings: string;
}

/** `unknown`: it was sent, and no answer arrived. It may exist, so it is sent again only with its key. */
export type Result =
  | { is: 'created'; id: number | null; link: string | null }
  | { is: 'failed'; code: number | null; message: string | null }
  | { is: 'unknown' };

export interface Outcome {
  trial?: Trial;
  result?: Result;
}

/** By the key of the row. */
export type Outcomes = Readonly<Record<string, Outcome>>;

export type RowState = 'issue' | 'untried' | 'stopped' | 'ready' | Result['is'];

export function stateOf({ issue, key }: Pick<SheetRow, 'issue' | 'key'>, outcomes: Outcomes, settings: string): RowState {
  // Its key is that of the first row of this name, which is another row.
  if (issue?.code === 'nameTwice') return 'issue';
  const { trial, result } = outcomes[key] ?? {};
  // What exists is never sent again, whatever has been changed since.
  if (result) return result.is;
  if (issue) return 'issue';
  if (!trial || trial.settings !== settings) return 'untried';
  return trial.is === 'stop' ? 'stopped' : 'ready';
}

/** The rows that a press may send, and for what. One press does one thing: check all, create what has passed, repeat what has failed. */
export interface NextStep {
  does: 'try' | 'create' | 'retry' | 'nothing';
  rows: readonly SheetRow[];
}

export function nextStep(rows: readonly SheetRow[], outcomes: Outcomes, settings: string): NextStep {
  const of = (...states: RowState[]) => rows.filter((row) => states.includes(stateOf(row, outcomes, settings)));
  const untried = of('untried');
  if (untried.length) return { does: 'try', rows: untried };
  const ready = of('ready');
  if (ready.length) return { does: 'create', rows: ready };
  const again = of('failed', 'unknown');
  return again.length ? { does: 'retry', rows: again } : { does: 'nothing', rows: [] };
}

/** How many rows of each channel have passed, without those that are sent now. */
export function passedBefore(rows: readonly SheetRow[], sent: readonly SheetRow[], outcomes: Outcomes, settings: string) {
  const counts = new Map<number, number>();
  for (const row of rows) {
    if (!row.draft || sent.includes(row) || stateOf(row, outcomes, settings) !== 'ready') continue;
    counts.set(row.draft.channel, (counts.get(row.draft.channel) ?? 0) + 1);
  }
  return [...counts].map(([channel, count]) => ({ channel, rows: count }));
}

interface Run {
  settings: string;
  isTrial: boolean;
}

/** The answers to some rows, in their order, as outcomes. A dry run may learn that a row exists already. */
export function withAnswers(
  outcomes: Outcomes,
  rows: readonly SheetRow[],
  answers: readonly BulkRow[],
  { settings, isTrial }: Run,
): Outcomes {
  const next: Record<string, Outcome> = { ...outcomes };
  rows.forEach(({ key }, index) => {
    const answer = answers[index];
    if (!answer) return;
    const { proposal, warnings } = answer;
    const trial: Trial = { ...verdictOf(answer), proposal, warnings, settings };
    const result = resultOf(answer, isTrial);
    next[key] = result ? { trial, result } : { trial };
  });
  return next;
}

/** The quota of a channel for a day is used up. */
const quotaSpent = -6001;

/** A quota that is used up stops a row as a failed check does: the same row cannot be created today, so no retry is offered. */
const verdictOf = ({ trial, reason, code }: BulkRow) =>
  code === quotaSpent ? ({ is: 'stop', reason: 'quotaSpent' } as const) : { is: trial, reason };

function resultOf({ result, id, link, code, reason }: BulkRow, isTrial: boolean): Result | null {
  if (result === 'created') return { is: 'created', id, link };
  return result === 'failed' && !isTrial && code !== quotaSpent ? { is: 'failed', code, message: reason } : null;
}

/** Rows for which a call failed as a whole, or of which no answer is there yet. */
export function withResult(outcomes: Outcomes, rows: readonly SheetRow[], result: Result): Outcomes {
  const next: Record<string, Outcome> = { ...outcomes };
  for (const { key } of rows) next[key] = { ...next[key], result };
  return next;
}

/** Of a row that is changed nothing is known any more, unless it exists or may exist. */
export function withChange(outcomes: Outcomes, changed: string): Outcomes {
  const known = outcomes[changed]?.result?.is;
  if (known === 'created' || known === 'unknown') return outcomes;
  return Object.fromEntries(Object.entries(outcomes).filter(([key]) => key !== changed));
}

/** What has to survive a reload: what was sent. A dry run is cheap to repeat. */
export const sentOf = (outcomes: Outcomes): Record<string, Result> =>
  Object.fromEntries(Object.entries(outcomes).flatMap(([key, { result }]) => (result ? [[key, result]] : [])));

/** What was stored, read back: anything else than a result is left out. */
export function outcomesFrom(stored: object): Outcomes {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]: [string, unknown]) => {
      const result = resultFrom(value);
      return result ? [[key, { result }]] : [];
    }),
  );
}

function resultFrom(value: unknown): Result | null {
  if (typeof value !== 'object' || value === null || !('is' in value)) return null;
  const text = (name: string): unknown => Reflect.get(value, name);
  const number = (name: string) => (typeof text(name) === 'number' ? Number(text(name)) : null);
  const string = (name: string) => (typeof text(name) === 'string' ? String(text(name)) : null);
  if (value.is === 'created') return { is: 'created', id: number('id'), link: string('link') };
  if (value.is === 'failed') return { is: 'failed', code: number('code'), message: string('message') };
  return value.is === 'unknown' ? { is: 'unknown' } : null;
}
