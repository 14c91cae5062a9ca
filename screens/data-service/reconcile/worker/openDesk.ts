import { headLines } from '#app/lib/sheets/delimiterOf.ts';
import { readSheet, type ReadSheet } from '#app/lib/sheets/readSheet.ts';
import { channelSheet } from '../core/channelSheet.ts';
import { headOf, matchColumns } from '../core/columns.ts';
import { compareRows, rowsInView } from '../core/compareRows.ts';
import { daysIn, readRows, type Reading } from '../core/readRows.ts';
import { sheetLimits } from './limits.ts';
import type { SheetReply, SheetRequest } from './messages.ts';

/** Holds the sheet that was opened last, and answers what the page asks of it. */
export function openDesk(): (request: SheetRequest) => Promise<SheetReply> {
  let found: ReadSheet = { cells: [], rowNumbers: [], encoding: 'UTF-8', openQuote: null, width: 0 };
  let lines: ReadSheet['cells'] = [];
  let reading: Reading | null = null;
  const openAt = (head: number): SheetReply => {
    const titles = found.cells[head] ?? [];
    lines = found.cells.slice(head + 1);
    reading = null;
    const { encoding, openQuote, width, cells } = found;
    const samples = titles.map((_, index) => lines.find((line) => line[index])?.[index] ?? '');
    const heads = cells.slice(0, headLines).map((line) => line.filter(Boolean).slice(0, 3).join(' · '));
    const columns = matchColumns(titles);
    return {
      says: 'opened',
      sheet: { head, heads, columns, samples, lines: lines.length, days: daysIn(lines, columns), width, encoding, openQuote },
    };
  };
  return async (request) => {
    switch (request.ask) {
      case 'open': {
        const read = await readSheet(request.file, sheetLimits);
        if (typeof read === 'string') return { says: 'fault', fault: read };
        found = read;
        return openAt(headOf(found.cells));
      }
      case 'head':
        return openAt(request.head);
      case 'read': {
        reading = readRows(lines, request.columns, request.dayStyle);
        const { rows, ...summary } = reading;
        return { says: 'read', summary: { ...summary, rows: rows.length } };
      }
      case 'compare': {
        if (!reading) throw new Error('No sheet has been read');
        const comparison = compareRows(reading, request.ours, request.how);
        return { says: 'compared', comparison: { ...comparison, rows: rowsInView(comparison.rows, request.view) } };
      }
      case 'file': {
        if (!reading) throw new Error('No sheet has been read');
        const comparison = compareRows(reading, request.ours, request.how);
        return { says: 'file', sheet: channelSheet(comparison, request.how.join, request.facts) };
      }
    }
  };
}
