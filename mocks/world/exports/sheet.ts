/** In what a column is counted; decides how a spreadsheet shows it. */
export type Kind = 'text' | 'count' | 'money' | 'rate';

export type Cell = string | number | null;

export interface SheetColumn {
  /** What programs call it, in every language. */
  id: string;
  title: string;
  kind: Kind;
}

/** The contents of a file, whatever its format. */
export interface Sheet {
  title: string;
  /** Lines above the table: what the numbers rest on. */
  notes: readonly string[];
  columns: readonly SheetColumn[];
  rows: readonly (readonly Cell[])[];
}

// What spreadsheets take for the beginning of a formula, full-width forms included.
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** Names come from people, so a name may be a formula. Behind an apostrophe it is only text. */
export const safeText = (text: string) => (formula.test(text) ? `'${text}` : text);
