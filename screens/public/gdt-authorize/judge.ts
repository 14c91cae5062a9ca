import type { Departure } from '#app/session/departures.ts';

/** What Tencent has put into the address. */
export interface Arrival {
  state: string;
  cid: string;
}

/** Why nothing is bound, and nothing asked for. */
export type Reason = 'incomplete' | 'nobody' | 'unknown' | 'foreign' | 'late';

/** As long as the page on which one confirms says. */
export const minutes = 10;

/** A return counts when this browser and this person left with its state, for this medium, and not long ago. */
export function judge(
  arrival: Arrival | null,
  departure: Departure | null,
  { account, now }: { account: number | null; now: number },
): Reason | null {
  if (!arrival) return 'incomplete';
  if (account === null) return 'nobody';
  if (!departure) return 'unknown';
  if (departure.account !== account || departure.media !== 'gdt') return 'foreign';
  // A clock that was set back is no reason to wait longer.
  return Math.abs(now - departure.at) > minutes * 60_000 ? 'late' : null;
}

/** The address is written by others: both words, of a sensible length, or nothing. */
export function arrivalIn(search: URLSearchParams): Arrival | null {
  const [state, cid] = [search.get('state') ?? '', search.get('cid') ?? ''];
  return /^[\w-]{1,128}$/.test(state) && /^[\d -]{1,40}$/.test(cid.trim()) ? { state, cid: cid.trim() } : null;
}

/** What an entry of the history has kept of it, after the address was cleaned. */
export function arrivalFrom(kept: unknown): Arrival | null {
  if (typeof kept !== 'object' || kept === null || !('state' in kept) || !('cid' in kept)) return null;
  return arrivalIn(new URLSearchParams({ state: String(kept.state), cid: String(kept.cid) }));
}
