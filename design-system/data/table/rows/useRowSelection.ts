import { useCallback, useMemo, useRef } from 'react';
import type { TableSelection } from '../tableProps.ts';
import type { Lines } from './lines.ts';
import { extentOf, keysBetween, withKeys, type Extent, type Keys } from './selection.ts';

interface Given<Row> {
  selection: TableSelection<Row> | undefined;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  lines: Lines<Row>;
}

export interface RowSelection<Row> {
  keys: Keys | undefined;
  extent: Extent;
  canSelect: (row: Row) => boolean;
  disabledReason: (row: Row) => string | undefined;
  /** With `isRange`, everything from the line that was last toggled alone. */
  toggle: (index: number, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

const always = () => true;
const never = () => undefined;

export function useRowSelection<Row>({ selection, rows, rowKey, lines }: Given<Row>): RowSelection<Row> {
  const anchor = useRef<number | undefined>(undefined);
  const { canSelect: isSelectable = always, disabledReason = never } = selection ?? {};
  const canSelect = useCallback((row: Row) => isSelectable(row) && disabledReason(row) === undefined, [isSelectable, disabledReason]);
  const hasSelection = selection !== undefined;
  const all = useMemo(() => (hasSelection ? rows.filter(canSelect).map(rowKey) : []), [hasSelection, rows, canSelect, rowKey]);
  const keys = selection?.keys;
  const extent = keys ? extentOf(keys, all) : 'none';
  const toggle = (index: number, isRange: boolean) => {
    const line = lines.at(index);
    if (!selection || line?.kind !== 'row' || !canSelect(line.row)) return;
    const isOn = isRange && anchor.current !== undefined ? true : !selection.keys.has(line.key);
    const changed = isRange ? keysBetween(lines, anchor.current ?? index, index, canSelect) : [line.key];
    if (!isRange) anchor.current = index;
    selection.onChange(withKeys(selection.keys, changed, isOn));
  };
  return {
    keys,
    extent,
    canSelect,
    disabledReason,
    toggle,
    toggleAll: () => selection?.onChange(withKeys(selection.keys, all, extent !== 'all')),
    clear: () => selection?.onChange(new Set()),
  };
}
