import { config } from '../../config/current.ts';

/** The instant of a time of the service, in milliseconds: `2026-11-20 10:32:00` is in the zone of the account, wherever the reader is. */
export function instantOf(at: string): number {
  const asUtc = Date.parse(`${at.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) return Number.NaN;
  // Near a change of the clocks the first guess may be an hour off, so the distance to UTC is read again there.
  return asUtc - distanceAt(asUtc - distanceAt(asUtc));
}

/** How far the zone of the account is ahead of UTC at an instant, in milliseconds. */
function distanceAt(instant: number): number {
  // Sweden writes times as the service does.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: config().timeZone });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - instant;
}
