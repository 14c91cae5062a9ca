import type { BrowserStorage } from '../browserStorage.ts';

/** What somebody typed into a form and has not saved. */
export interface Draft {
  account: number;
  /** The form and the record that it is about: `app 1001`. */
  name: string;
  values: Readonly<Record<string, unknown>>;
  /** Where in the form the reader was: a step. */
  step: string | null;
  /** In milliseconds. */
  at: number;
}

const name = 'drafts';
/** Raised when drafts are written otherwise: those of before are then left alone. */
const version = 1;
const most = 12;
/** Characters of one draft. A storage holds some five million. */
const largest = 100_000;
/** A month. */
const oldest = 30 * 86_400_000;

/** Unsaved forms, as this browser stores them for whoever is signed in. They survive a reload and a session that was lost. */
export function draftsOn(storage: BrowserStorage, now: () => number = Date.now) {
  const all = (): Draft[] => {
    const stored = storage.get(name);
    if (!isRecord(stored) || stored['version'] !== version || !Array.isArray(stored['drafts'])) return [];
    return stored['drafts'].filter(isDraft).filter(({ at }) => now() - at < oldest);
  };
  const listeners = new Set<() => void>();
  const write = (drafts: readonly Draft[]) => {
    if (drafts.length) storage.put(name, { version, drafts });
    else storage.remove(name);
    for (const listener of listeners) listener();
  };
  const find = (account: number, form: string): Draft | null => all().find((one) => one.account === account && one.name === form) ?? null;
  const others = (account: number, form: string) => all().filter((one) => one.account !== account || one.name !== form);
  return {
    find,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Not stored is what is too large; `find` says whether it was. */
    save(account: number, form: string, values: Readonly<Record<string, unknown>>, step: string | null = null) {
      const draft: Draft = { account, name: form, values, step, at: now() };
      const rest = others(account, form);
      // An older draft in the place of one that is too large would bring back the wrong thing.
      write(JSON.stringify(draft).length <= largest ? [draft, ...rest].slice(0, most) : rest);
    },

    remove: (account: number, form: string) => write(others(account, form)),

    /** Whoever else has used this browser leaves nothing to the one who signs in. */
    keepOnly: (account: number) => write(all().filter((one) => one.account === account)),

    forget: () => write([]),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  const { account, name: form, values, step, at } = value;
  return (
    Number.isInteger(account) &&
    typeof form === 'string' &&
    isRecord(values) &&
    (step === null || typeof step === 'string') &&
    Number.isFinite(at)
  );
}
