import { confirmsTheAccount, refusesAForeignState } from './bindingPages.ts';
import { leaveFor } from './before/leaveFor.ts';

interface Return {
  /** The key of the ad network. */
  media: string;
  /** The page from which one left. */
  path: string;
  /** What the network puts into the address besides the state. */
  query: string;
  /** The state that the demo world gives to the first who leaves for this network. */
  state: string;
}

/** The way back from an ad network: confirmed where it was begun in this browser, refused in words where it was not. */
export function returnFrom({ media, path, query, state }: Return) {
  const departure = { state, media, account: 1, from: path, at: Date.parse('2026-11-20T10:27:00+08:00') };
  const at = `${path}?${query}&state=${state}`;
  return {
    connects: { parameters: { at, stored: { departures: [departure] } }, beforeEach: leaveFor(media), play: confirmsTheAccount },
    foreignState: { parameters: { at, stored: { departures: [] } }, play: refusesAForeignState },
  };
}
