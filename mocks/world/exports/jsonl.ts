import { bytesOf, inParts } from './bytes.ts';
import type { Sheet } from './sheet.ts';

/**
 * JSON lines: an object for each row and nothing else, under names that no language changes. Text stays as it is, for no program takes it for
 * a formula; a number that was not counted is null.
 */
export function jsonlOf({ columns, rows }: Sheet): Uint8Array<ArrayBuffer> {
  const lineOf = (row: Sheet['rows'][number]) => Object.fromEntries(columns.map(({ id }, index) => [id, row[index] ?? null]));
  return bytesOf(inParts(rows, (row) => `${JSON.stringify(lineOf(row))}\n`));
}
