import { tried } from '../guard.ts';

// The console, which may stand on the same origin, keeps its own things under `provena.`.
export const prefix = '_provena';

/** What the storage does not take is held for as long as the page lives. */
let held: Record<string, string> = {};

export const get = (key: string): string => held[key] ?? tried(() => localStorage.getItem(prefix + key)) ?? '';

export const set = (key: string, value: string) => {
  held[key] = value;
  tried(() => {
    localStorage.setItem(prefix + key, value);
    delete held[key];
  });
};

export const drop = (key: string) => {
  delete held[key];
  tried(() => localStorage.removeItem(prefix + key));
};

/** What is stored: events under their ids, and under no further name who the device is. */
export const keys = (): string[] =>
  tried(() => Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))) ?? [];

/** Everything of ours. */
export const wipe = () => {
  held = {};
  keys().map(drop);
};
