import type { Shelf } from './shelf.ts';

/** Somebody has gone from this browser to a medium, to agree there that an account is bound. */
export interface Departure {
  /** Given by the service; comes back in the address. */
  state: string;
  media: string;
  /** Who went, as the id of the account. */
  account: number;
  /** The page to which one comes back to go on. */
  from: string;
  /** In milliseconds. */
  at: number;
}

const name = 'departures';
/** More than this nobody has open at once. */
const most = 8;

/** The states with which somebody left. Each is good for one return, to the browser and the person that left with it. */
export function departuresOn(shelf: Shelf) {
  const all = (): Departure[] => {
    const kept = shelf.get(name);
    return Array.isArray(kept) ? kept.filter(isDeparture) : [];
  };
  return {
    /** Called when the service has said where to go, before the page is left. */
    leave(departure: Departure) {
      shelf.put(name, [departure, ...all().filter(({ state }) => state !== departure.state)].slice(0, most));
    },

    find: (state: string): Departure | null => all().find((one) => one.state === state) ?? null,

    /** Uses a state up: who comes second, in this tab or in another, gets nothing. */
    take(state: string): Departure | null {
      const known = all();
      const found = known.find((one) => one.state === state) ?? null;
      if (found)
        shelf.put(
          name,
          known.filter((one) => one !== found),
        );
      return found;
    },

    forget: () => shelf.remove(name),
  };
}

function isDeparture(value: unknown): value is Departure {
  if (typeof value !== 'object' || value === null) return false;
  const { state, media, account, from, at }: Partial<Record<keyof Departure, unknown>> = value;
  return [state, media, from].every((one) => typeof one === 'string' && one !== '') && [account, at].every((one) => Number.isFinite(one));
}
