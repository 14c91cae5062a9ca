import type { BrowserStorage } from './browserStorage.ts';

/** A reader has left this browser tab for the site of an ad network, to authorize an account there. */
export interface Departure {
  /** Given by the service; comes back in the address. */
  state: string;
  media: string;
  /** The id of the account that started it. */
  account: number;
  /** The page to return to. */
  from: string;
  /** In milliseconds. */
  at: number;
  /** When one came back with it, in milliseconds. A state comes back once; until it is confirmed, a reload may go on with it. */
  returnedAt?: number;
}

const name = 'departures';
/** More than anyone has open at once. */
const most = 8;

/** The pending authorizations of this browser. Each state is valid for one return, by the same person in the same browser. */
export function departuresOn(storage: BrowserStorage) {
  const all = (): Departure[] => {
    const stored = storage.get(name);
    return Array.isArray(stored) ? stored.filter(isDeparture) : [];
  };
  return {
    /** Called with the state from the service, before the page is left. */
    leave(departure: Departure) {
      storage.put(name, [departure, ...all().filter(({ state }) => state !== departure.state)].slice(0, most));
    },

    find: (state: string): Departure | null => all().find((one) => one.state === state) ?? null,

    /** Marks a state as returned, once: a second return with it, in this tab or another, gets nothing. */
    arrive(state: string, now: number): Departure | null {
      const known = all();
      const found = known.find((one) => one.state === state && one.returnedAt === undefined);
      if (!found) return null;
      const returned = { ...found, returnedAt: now };
      storage.put(
        name,
        known.map((one) => (one === found ? returned : one)),
      );
      return returned;
    },

    /** Removes and returns a state, so that it works only once, in this tab or another. */
    take(state: string): Departure | null {
      const known = all();
      const found = known.find((one) => one.state === state) ?? null;
      if (found)
        storage.put(
          name,
          known.filter((one) => one !== found),
        );
      return found;
    },

    forget: () => storage.remove(name),
  };
}

function isDeparture(value: unknown): value is Departure {
  if (typeof value !== 'object' || value === null) return false;
  const { state, media, account, from, at }: Partial<Record<keyof Departure, unknown>> = value;
  return [state, media, from].every((one) => typeof one === 'string' && one !== '') && [account, at].every((one) => Number.isFinite(one));
}
