import { createContext, use, useState } from 'react';
import type { BrowserStorage } from './browserStorage.ts';

/** Provides the local storage to the console. */
export const BrowserStorageContext = createContext<BrowserStorage | null>(null);

/** Provides what this tab alone stores, until it is closed. */
export const TabStorageContext = createContext<BrowserStorage | null>(null);

/**
 * State of one reader that only this browser stores: saved views, notes. `read` parses the stored value, which may come from an older
 * version, so it must accept anything.
 */
export function useStored<Value>(name: string, read: (stored: unknown) => Value): [Value, (value: Value) => void] {
  const storage = use(BrowserStorageContext);
  const [current, setCurrent] = useState<{ name: string; value: Value }>(() => ({ name, value: read(storage?.get(name)) }));
  const value = current.name === name ? current.value : read(storage?.get(name));
  const keep = (next: Value) => {
    storage?.put(name, next);
    setCurrent({ name, value: next });
  };
  return [value, keep];
}
