import { createContext, use, useState } from 'react';
import type { Shelf } from './shelf.ts';

/** What this browser keeps. Stands around the console. */
export const ShelfContext = createContext<Shelf | null>(null);

/**
 * Something of one reader that only this browser keeps: saved views, notes. `read` makes of whatever was kept, by this console or an older
 * one, what is needed; it must take anything.
 */
export function useKept<Value>(name: string, read: (kept: unknown) => Value): [Value, (value: Value) => void] {
  const shelf = use(ShelfContext);
  const [kept, setKept] = useState<{ name: string; value: Value }>(() => ({ name, value: read(shelf?.get(name)) }));
  const value = kept.name === name ? kept.value : read(shelf?.get(name));
  const keep = (next: Value) => {
    shelf?.put(name, next);
    setKept({ name, value: next });
  };
  return [value, keep];
}
