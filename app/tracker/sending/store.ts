import { tried } from '../guard.ts';

// The console, which may stand on the same origin, keeps its own things under `provena.`.
export const prefix = '_provena';

/** What the storage does not take is held for as long as the page lives. */
const held = new Map<string, string>();

export const get = (key: string): string => held.get(key) ?? tried(() => localStorage.getItem(prefix + key)) ?? '';

export const set = (key: string, value: string) => {
  held.set(key, value);
  tried(() => {
    localStorage.setItem(prefix + key, value);
    held.delete(key);
  });
};

export const drop = (key: string) => {
  held.delete(key);
  tried(() => localStorage.removeItem(prefix + key));
};

/** Keys in the storage that begin like this. */
export const keys = (start: string): string[] =>
  tried(() => Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix + start) ? key.slice(prefix.length) : []))) ?? [];

/** Everything of ours. */
export const wipe = () => {
  held.clear();
  keys('').map(drop);
};
