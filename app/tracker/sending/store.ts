import { sharedWord, shareWord } from '../extras/domain.ts';
import { isFull } from '../extras/full.ts';
import { emptyVault } from '../extras/vault.ts';
import { tried } from '../guard.ts';

// The console, which may stand on the same origin, stores its own things under `provena.`.
export const prefix = '_provena';

/** The word that stays behind when somebody wants their no to be remembered. */
export const no = 'out';

/** Who the device is stands under the prefix alone, an event under the prefix, a dot and its id. */
const named = (key: string) => prefix + (key && `.${key}`);

/** Nothing where the page may not store; what waits is in memory as well. */
const read = (key: string): string => tried(() => localStorage.getItem(named(key))) ?? '';

export const get = isFull ? (key: string): string => (!key && read('') !== no && sharedWord()) || read(key) : read;

export const set = (key: string, value: string) =>
  tried(() => {
    if (isFull && !key) shareWord(value);
    return localStorage.setItem(named(key), value);
  });

/** A no of the whole domain stands in its cookie alone, so that a yes on another host is one here. */
export const leaveToDomain = () => {
  if (sharedWord() === no) tried(() => localStorage.removeItem(prefix));
};

export const drop = (key: string) =>
  tried(() => {
    if (isFull && !key) shareWord('');
    return localStorage.removeItem(named(key));
  });

/** What is stored, by names that are ours exactly: a host may call something `_provenance`. */
export const keys = (): string[] =>
  tried(() => Object.keys(localStorage).flatMap((key) => (/^_provena(\.\w+)?$/.test(key) ? key.slice(prefix.length + 1) : []))) ?? [];

/** Everything of ours, except the word that remembers a no. */
export const wipe = () => {
  if (isFull) {
    emptyVault();
    // A no of the whole domain stays, and who the device was on this host does not.
    if (sharedWord() === no) leaveToDomain();
    else shareWord('');
  }
  keys().forEach((key) => get(key) === no || drop(key));
};
