import { useState } from 'react';
import type { TableExpansion } from '../tableProps.ts';
import { withKey, type Keys } from './selection.ts';

const none: Keys = new Set();

/** Which rows are open: the caller's keys, or the table's own. */
export function useExpandedRows<Row>(
  expansion: TableExpansion<Row> | undefined,
): [open: Keys, toggle: (key: string, isOpen: boolean) => void] {
  const [own, setOwn] = useState(none);
  const open = expansion?.open ?? own;
  const toggle = (key: string, isOpen: boolean) => {
    const next = withKey(open, key, isOpen);
    setOwn(next);
    expansion?.onOpenChange?.(next);
  };
  return [open, toggle];
}
