import type { DayRange, FileSheet } from '#design-system';
import type { DayStyle } from '#app/lib/sheets/days.ts';
import type { SheetEncoding, SheetFault } from '#app/lib/sheets/readSheet.ts';
import type { SheetFacts } from '../core/channelSheet.ts';
import type { SheetColumn } from '../core/columns.ts';
import type { Comparison, HowToCompare, OurRow, RowView } from '../core/compareRows.ts';
import type { Reading } from '../core/readRows.ts';

/** What the page asks of the worker that holds the sheet. */
export type SheetRequest =
  | { ask: 'open'; file: File }
  | { ask: 'head'; head: number }
  | { ask: 'read'; columns: readonly SheetColumn[]; dayStyle: DayStyle | null }
  | { ask: 'compare'; ours: readonly OurRow[]; how: HowToCompare; view: RowView }
  | { ask: 'file'; ours: readonly OurRow[]; how: HowToCompare; facts: SheetFacts };

/** What was found in a file. Its rows stay in the worker: there may be hundreds of thousands. */
export interface OpenedSheet {
  /** Which line names the columns, and the lines that may: each with its first cells. */
  head: number;
  heads: readonly string[];
  columns: readonly SheetColumn[];
  /** The first cells of each column, to recognise it by. */
  samples: readonly string[];
  lines: number;
  /** The days it is about as its columns were recognised, so that ours can be asked for while its rows are read. */
  days: DayRange | null;
  width: number;
  encoding: SheetEncoding;
  openQuote: number | null;
}

/** What a reading comes to, without its rows. */
export interface ReadSummary extends Omit<Reading, 'rows'> {
  rows: number;
}

export type SheetReply =
  | { says: 'opened'; sheet: OpenedSheet }
  | { says: 'fault'; fault: SheetFault }
  | { says: 'read'; summary: ReadSummary }
  | { says: 'compared'; comparison: Comparison }
  | { says: 'file'; sheet: FileSheet };

/** Replies come in any order: each has the number of its request. */
export interface Numbered<Of> {
  number: number;
  of: Of;
}
