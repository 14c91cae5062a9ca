/** What one column holds in a file. Figures stay figures: a reader must be able to calculate with them. */
export type CellKind = 'text' | 'count' | 'decimal' | 'percent' | 'money' | 'day';

/** A day is an ISO date; a percent is a share, 0.0924 for 9.24 %. */
export type FileCell = string | number | null;

export interface FileColumn {
  title: string;
  kind: CellKind;
}

/** Exactly what is shown: the columns in sight in their order, the rows after filter and sort. */
export interface FileSheet {
  title: string;
  /** What the file is called, where that says more than its title: of which app, over which days. */
  name?: string;
  /** The days, the time zone and the filters, one line each. */
  notes: readonly string[];
  columns: readonly FileColumn[];
  rows: readonly (readonly FileCell[])[];
  totals?: readonly FileCell[];
  /** For programs, where the rows on screen lie in each other: those in which no others are, with a column for each level. */
  leaves?: Pick<FileSheet, 'columns' | 'rows'>;
}

export type FileRows = FileSheet['rows'];

/** A sheet without its rows: a million of them are written part by part. */
export type SheetHead = Pick<FileSheet, 'title' | 'notes' | 'columns' | 'totals'>;

/** A sheet whose rows are made when they are written, so that a million of them are never all there. An array does as well. */
export type SheetInParts = Omit<FileSheet, 'rows'> & {
  rows: { readonly length: number; slice: (from: number, to: number) => FileRows };
};

/** The lines that stand above the table in every format: title, notes, and how many rows there are. */
export const headLines = ({ title, notes }: Pick<FileSheet, 'title' | 'notes'>, rowsLine: string): string[] => [title, ...notes, rowsLine];
