import type { Pair } from '#design-system';
import { levelFault } from '#app/lib/links/subLevels.ts';

/** Rows in which something was typed. */
export const filledRows = (rows: readonly Pair[]) =>
  rows.map(({ key, value }) => ({ name: key.trim(), value: value.trim() })).filter(({ name, value }) => name !== '' || value !== '');

export interface RowFault {
  code: 'noRows' | 'half' | 'twice' | 'gap' | 'deep';
  /** The name or the value that it is about. */
  text: string;
}

/** What is wrong with the rows of a form, the first of it. The service refuses a value that another sub-campaign has. */
export function rowsFault(rows: readonly Pair[]): RowFault | null {
  const filled = filledRows(rows);
  if (filled.length === 0) return { code: 'noRows', text: '' };
  const seen = new Set<string>();
  for (const { name, value } of filled) {
    if (name === '' || value === '') return { code: 'half', text: name || value };
    const fault = levelFault(value);
    if (fault) return { code: fault, text: value };
    if (seen.has(value)) return { code: 'twice', text: value };
    seen.add(value);
  }
  return null;
}
