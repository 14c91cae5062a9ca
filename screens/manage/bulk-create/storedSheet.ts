import { miniVersions } from '#app/lib/glossary/miniProgram.ts';
import type { LineEdit, SharedSettings } from './rows/sheetRow.ts';
import { columnKinds, type ColumnKind } from './source/columns.ts';

/** What somebody has put together, until it is cleared. */
export interface BulkSheet {
  text: string;
  /** What a file held; a paste is read from its text. */
  cells: readonly (readonly string[])[];
  /** Of the cells, as a spreadsheet counts its rows: empty ones are not read. */
  rowNumbers: readonly number[];
  /** Of columns that are not what their names say. */
  kinds: Readonly<Record<string, ColumnKind>>;
  shared: Partial<SharedSettings>;
  edits: Readonly<Record<number, LineEdit>>;
}

export const emptySheet: BulkSheet = { text: '', cells: [], rowNumbers: [], kinds: {}, shared: {}, edits: {} };

/** What was stored may come from an older version: only what still fits is taken. */
export function sheetFrom(stored: Readonly<Record<string, unknown>> | undefined): BulkSheet {
  if (!stored || !Array.isArray(stored['cells'])) return emptySheet;
  const cells = stored['cells'].flatMap((line: unknown) => (Array.isArray(line) ? [line.map(String)] : []));
  const text = typeof stored['text'] === 'string' ? stored['text'] : '';
  const given = stored['rowNumbers'];
  const rowNumbers = cells.map((_, index) => (Array.isArray(given) && typeof given[index] === 'number' ? given[index] : index + 1));
  return {
    text,
    cells,
    rowNumbers,
    kinds: kindsFrom(stored['kinds']),
    shared: sharedFrom(stored['shared']),
    edits: editsFrom(stored['edits']),
  };
}

const entriesOf = (stored: unknown): [string, unknown][] => (typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);

const kindsFrom = (stored: unknown): Record<string, ColumnKind> =>
  Object.fromEntries(
    entriesOf(stored).flatMap(([title, value]) => {
      const kind = columnKinds.find((one) => one === value);
      return kind ? [[title, kind]] : [];
    }),
  );

const targets = ['store', 'page', 'package', 'miniProgram'] as const satisfies readonly SharedSettings['target'][];

function sharedFrom(stored: unknown): Partial<SharedSettings> {
  const { target: kind, url, miniVersion: version, group, clickWindow } = Object.fromEntries(entriesOf(stored));
  const target = targets.find((one) => one === kind);
  const miniVersion = miniVersions.find((one) => one === version);
  return {
    ...(target && { target }),
    ...(miniVersion && { miniVersion }),
    ...((url === null || typeof url === 'string') && { url }),
    ...((group === null || typeof group === 'number') && { group }),
    ...(typeof clickWindow === 'number' && { clickWindow }),
  };
}

const editable = ['name', 'channel', 'url', 'deepLink', 'clickWindow'] as const satisfies readonly (keyof LineEdit)[];

const editsFrom = (stored: unknown): Record<number, LineEdit> =>
  Object.fromEntries(
    entriesOf(stored).map(([line, edit]) => {
      const given = Object.fromEntries(entriesOf(edit));
      return [
        Number(line),
        Object.fromEntries(editable.flatMap((field) => (typeof given[field] === 'string' ? [[field, given[field]]] : []))),
      ];
    }),
  );
