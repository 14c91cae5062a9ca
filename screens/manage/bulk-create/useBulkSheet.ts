import { useMemo, useRef, useState } from 'react';
import { useApp } from '#app/access/currentPage.ts';
import { useSession, useSignedIn } from '#app/session/SessionProvider.tsx';
import { outcomesFrom, sentOf, type Outcomes } from './rows/outcomes.ts';
import { matchColumns, type SheetColumn } from './source/columns.ts';
import { emptySheet, sheetFrom, type BulkSheet } from './storedSheet.ts';

/** More than this are several sheets. */
export const mostRows = 2000;

/**
 * Stored as it is put together, so that a reload, a closed browser and a session that ends lose nothing: the sheet where it is not too
 * large, and what was sent in any case.
 */
export function useBulkSheet() {
  const session = useSession();
  const app = useApp().id;
  const account = useSignedIn().account?.id ?? -1;
  const [names] = useState({ sheet: `bulk sheet ${app}`, sent: `bulk sent ${app}` });
  const [sheet, setSheet] = useState(() => sheetFrom(session.drafts.find(account, names.sheet)?.values));
  const [outcomes, setOutcomes] = useState(() => outcomesFrom(session.drafts.find(account, names.sent)?.values ?? {}));
  const latest = useRef(sheet);
  const change = (part: Partial<BulkSheet>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setSheet(next);
    session.drafts.save(account, names.sheet, { ...next });
  };
  const record = (next: Outcomes) => {
    setOutcomes(next);
    const sent = sentOf(next);
    if (Object.keys(sent).length) session.drafts.save(account, names.sent, sent);
  };
  const clear = () => {
    latest.current = emptySheet;
    setSheet(emptySheet);
    setOutcomes({});
    session.drafts.remove(account, names.sheet);
    session.drafts.remove(account, names.sent);
  };
  const [head = [], ...lines] = sheet.cells;
  const rowNumbers = useMemo(() => sheet.rowNumbers.slice(1), [sheet.rowNumbers]);
  const columns = useMemo(
    () => matchColumns(head).map((column): SheetColumn => ({ title: column.title, kind: sheet.kinds[column.title] ?? column.kind })),
    // The head is a new list for each sheet only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [sheet.cells, sheet.kinds],
  );
  return {
    sheet,
    columns,
    lines: lines.slice(0, mostRows),
    rowNumbers,
    /** All that the source holds; no more than `mostRows` of them are taken. */
    rowCount: lines.length,
    isStored: sheet.text === '' && !sheet.cells.length ? true : session.drafts.find(account, names.sheet) !== null,
    outcomes,
    change,
    record,
    clear,
    /** Another source makes other lines: what was changed in the old ones belongs to those. */
    readText: async (text: string) => {
      change({ text, edits: {} });
      const { parseDelimited } = await import('#app/lib/sheets/parseDelimited.ts');
      // More was typed while the parser loaded.
      if (latest.current.text !== text) return;
      const { cells, rowNumbers: numbers } = parseDelimited(text);
      change({ cells, rowNumbers: numbers });
    },
    readCells: ({ cells, rowNumbers: numbers }: Pick<BulkSheet, 'cells' | 'rowNumbers'>) =>
      change({ text: '', cells, rowNumbers: numbers, edits: {} }),
  };
}

export type BulkSheetState = ReturnType<typeof useBulkSheet>;
