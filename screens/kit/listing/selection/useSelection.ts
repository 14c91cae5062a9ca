import { useMemo, useState } from 'react';
import type { AllRows } from '../state/fetchPages.ts';
import { canSelectAll, countOf, everything, keysOf, nothing, refreshed, withBoxes, type Selection } from './selection.ts';

interface Given<Row> {
  /** Another question is another selection: this text changes with it, not with the page or the order. */
  question: string;
  rows: readonly Row[];
  total: number;
  rowKey: (row: Row) => string;
  canSelect?: ((row: Row) => boolean) | undefined;
  /** The rows are all there are: what is not among them is gone. */
  isWhole: boolean;
  /** The rows in sight answer an earlier question: they cannot be selected for this one. */
  isStale: boolean;
  fetchAll: () => Promise<AllRows<Row>>;
}

export interface ListSelection<Row> {
  keys: ReadonlySet<string>;
  count: number;
  canSelect: (row: Row) => boolean;
  setKeys: (keys: ReadonlySet<string>) => void;
  /** Selects all that match, on all pages. Undefined where that is not offered. */
  selectAll: (() => void) | undefined;
  clear: () => void;
  /** The selected rows; all that match are fetched now. */
  fetchRows: () => Promise<readonly Row[]>;
}

const always = () => true;

/** What is selected. It belongs to the question: a new search or filter drops it, pages and orders keep it. */
export function useSelection<Row>(given: Given<Row>): ListSelection<Row> {
  const { question, rows, total, rowKey, canSelect = always, isWhole, isStale, fetchAll } = given;
  const [kept, setKept] = useState<{ question: string; selection: Selection<Row> }>({ question, selection: nothing });
  const inSight = useMemo(() => new Map(rows.filter(canSelect).map((row) => [rowKey(row), row])), [rows, canSelect, rowKey]);
  // Dropped, not put aside: who comes back to the first question selects anew.
  if (kept.question !== question) setKept({ question, selection: nothing });
  const own = kept.question === question ? kept.selection : nothing;
  const selection = useMemo(() => (isWhole ? refreshed(own, inSight) : own), [own, isWhole, inSight]);
  const keys = useMemo(() => keysOf(selection, inSight), [selection, inSight]);
  const set = (next: Selection<Row>) => setKept({ question, selection: next });
  return {
    keys,
    count: countOf(selection, total),
    canSelect,
    setKeys: (ticked) => !isStale && set(withBoxes(selection, ticked, inSight)),
    selectAll: !isWhole && canSelectAll(selection, inSight, total) ? () => set(everything) : undefined,
    // An act upon the rows of an earlier question ends without touching those of this one.
    clear: () => setKept((now) => (now.question === question ? { question, selection: nothing } : now)),
    fetchRows: async () => {
      if (selection.kind === 'rows') return [...selection.rows.values()];
      const { rows: all } = await fetchAll();
      return all.filter((row) => canSelect(row) && !selection.except.has(rowKey(row)));
    },
  };
}
