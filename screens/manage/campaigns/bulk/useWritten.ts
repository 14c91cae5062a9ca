import { useState } from 'react';
import type { Refusal } from '#screens/kit/listing/index.ts';
import type { Read } from './change.ts';

type RefusalsOf<Row, Answer> = (answer: Answer, rows: readonly Row[]) => readonly Refusal<Row>[];

interface WrittenOptions<Row, Answer> {
  refused: RefusalsOf<Row, Answer>;
  /** Those that an answer has changed, with the revision that they have by it. */
  writtenOf: (answer: Answer, rows: readonly Row[]) => readonly Read[];
  /** What the change has made of each row. */
  after: Partial<Row>;
}

/** Rows as the own change has left them: what takes it back goes with these revisions, and leaves alone what somebody else has changed since. */
export function useWritten<Row extends Read, Answer>({ refused, writtenOf, after }: WrittenOptions<Row, Answer>) {
  const [revisions] = useState(() => new Map<number, number | null>());
  const asWritten = (row: Row): Row => ({ ...row, ...after, revision: revisions.get(row.id) ?? row.revision });
  return {
    refused: (answer: Answer, rows: readonly Row[]) => {
      for (const { id, revision } of writtenOf(answer, rows)) revisions.set(id, revision);
      return refused(answer, rows);
    },
    /** What goes to take it back. */
    asWritten,
    /** Those that were not taken back; once more, they go as they are now. */
    notUndone: (answer: Answer, rows: readonly Row[]) =>
      refused(answer, rows.map(asWritten)).flatMap((one) => {
        const row = rows.find(({ id }) => id === one.row.id);
        if (one.now) revisions.set(one.now.id, one.now.revision);
        return row ? [Object.assign({}, one, { row })] : [];
      }),
  };
}
