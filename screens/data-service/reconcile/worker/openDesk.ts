import { readSheet } from '#app/lib/sheets/readSheet.ts';
import { matchColumns } from '../core/columns.ts';
import { compareRows } from '../core/compareRows.ts';
import { readRows, type Reading } from '../core/readRows.ts';
import { sheetLimits } from './limits.ts';
import type { SheetReply, SheetRequest } from './messages.ts';

/** Holds the sheet that was opened last, and answers what the page asks of it. */
export function openDesk(): (request: SheetRequest) => Promise<SheetReply> {
  let lines: readonly (readonly string[])[] = [];
  let reading: Reading | null = null;
  return async (request) => {
    switch (request.ask) {
      case 'open': {
        const found = await readSheet(request.file, sheetLimits);
        if (typeof found === 'string') return { says: 'fault', fault: found };
        const [head = [], ...rest] = found.cells;
        lines = rest;
        reading = null;
        const { encoding, openQuote, width } = found;
        const samples = head.map((_, index) => rest.find((line) => line[index])?.[index] ?? '');
        return { says: 'opened', sheet: { columns: matchColumns(head), samples, lines: rest.length, width, encoding, openQuote } };
      }
      case 'read': {
        reading = readRows(lines, request.columns, request.dayStyle);
        const { rows, ...summary } = reading;
        return { says: 'read', summary: { ...summary, rows: rows.length } };
      }
      case 'compare': {
        if (!reading) throw new Error('No sheet has been read');
        const comparison = compareRows(reading, request.ours, request.how);
        return { says: 'compared', comparison: { ...comparison, rows: comparison.rows.slice(0, request.most) } };
      }
    }
  };
}
