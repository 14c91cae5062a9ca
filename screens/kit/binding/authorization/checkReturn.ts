import type { Departure } from '#app/session/departures.ts';

/** What a medium has put into the address: the state that went out, and whatever else it sends. */
export interface Arrival {
  state: string;
}

/** Why nothing is connected, and nothing was asked for. */
export type Reason = 'incomplete' | 'nobody' | 'unknown' | 'foreign' | 'late';

/** As long as the pages on which one confirms say. */
export const minutes = 10;

interface Standing {
  /** Who is signed in. */
  account: number | null;
  media: string;
  now: number;
}

/** A return counts when this browser and this person left with its state, for this medium, not long ago, and have not come back with it yet. */
export function checkReturn(arrival: Arrival | null, departure: Departure | null, { account, media, now }: Standing): Reason | null {
  if (!arrival) return 'incomplete';
  if (account === null) return 'nobody';
  if (!departure || departure.returnedAt !== undefined) return 'unknown';
  return strangeness(departure, { account, media, now: now - departure.at });
}

/** A reload goes on with a state that has come back, within the same time and for the same person. */
export function checkContinued(departure: Departure | null, { account, media, now }: Standing): Reason | null {
  if (account === null) return 'nobody';
  if (departure?.returnedAt === undefined) return 'unknown';
  return strangeness(departure, { account, media, now: now - departure.returnedAt });
}

function strangeness(departure: Departure, { account, media, now: passed }: Standing): Reason | null {
  if (departure.account !== account || departure.media !== media) return 'foreign';
  // A clock that was set back is no reason to wait longer.
  return Math.abs(passed) > minutes * 60_000 ? 'late' : null;
}

/** Left from here by this person for this medium, and not come back yet. */
export const isOwnDeparture = (
  departure: Departure | null,
  { account, media }: Pick<Standing, 'account' | 'media'>,
): departure is Departure =>
  departure !== null && departure.returnedAt === undefined && departure.account === account && departure.media === media;

/** With this a medium says that nobody agreed. */
const refusal = 'error';

/** How much of a return the address holds besides a state: all media say in the same way that nobody agreed. */
export const isReturning = (search: URLSearchParams, name: string): boolean => search.has(name) || search.has(refusal);

const statePattern = /^[\w-]{1,128}$/;

/** The address is written by others: a state of a sensible length and whatever `pattern` allows, or nothing. */
export function readArrival<Name extends string>(
  search: URLSearchParams,
  name: Name,
  pattern: RegExp,
): (Arrival & { [Key in Name]: string }) | null {
  const [state, value] = [search.get('state') ?? '', search.get(name)?.trim() ?? ''];
  if (!statePattern.test(state) || !pattern.test(value)) return null;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a computed name is a plain string to the compiler
  return { state, [name]: value } as Arrival & { [Key in Name]: string };
}
