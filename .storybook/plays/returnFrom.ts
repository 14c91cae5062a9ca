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

/** A story that begins with the way back from an ad network, begun in this browser. */
export function returnFrom({ media, path, query, state }: Return) {
  const departure = { state, media, account: 1, from: path, at: Date.parse('2026-11-20T10:27:00+08:00') };
  const at = `${path}?${query}&state=${state}`;
  return { parameters: { at, stored: { departures: [departure] } }, beforeEach: leaveFor(media) };
}
