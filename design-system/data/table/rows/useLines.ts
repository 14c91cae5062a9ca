import { useMemo } from 'react';
import { useProvenaLocale } from '../../../foundation/words.ts';
import type { Column } from '../columns/column.ts';
import type { Sort } from '../columns/view.ts';
import type { TableExpansion } from '../tableProps.ts';
import { linesOf, type Expansion, type Lines, type TableSection } from './lines.ts';
import { orderOf } from './order.ts';
import type { Keys } from './selection.ts';

interface Given<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Empty where the caller has brought the rows into order. */
  sort: readonly Sort[];
  expansion: TableExpansion<Row> | undefined;
  sections: readonly TableSection<Row>[] | undefined;
  open: Keys;
}

/** The rows in their order, with what is open among them. */
export function useLines<Row>({ rows, rowKey, columns, sort, expansion, sections, open }: Given<Row>): Lines<Row> {
  const locale = useProvenaLocale();
  const order = useMemo(() => orderOf(rows, sort, columns, locale), [rows, sort, columns, locale]);
  const detail = expansion && 'detail' in expansion ? (expansion.canOpen ?? always) : undefined;
  const children = expansion && 'children' in expansion ? expansion.children : undefined;
  return useMemo(() => {
    const opening: Expansion<Row> | undefined = children ? { children } : detail && { detail };
    const sorted = (list: readonly Row[]) => {
      const places = orderOf(list, sort, columns, locale);
      return places ? Array.from(places, (place) => list[place]).filter((row) => row !== undefined) : list;
    };
    return linesOf({ rows, order, keyOf: rowKey, expansion: opening, sections, open, sorted });
  }, [rows, order, rowKey, detail, children, sections, open, sort, columns, locale]);
}

const always = () => true;
