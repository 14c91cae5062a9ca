import { stopClock } from '../app/lib/problem/stopClock.ts';

/** The day of the demo world: every story happens on it unless it says otherwise. */
const today = '2026-11-20T10:32:00+08:00';

/** By names that may stand in an address: Storybook takes no slash there. */
const zones = new Map<unknown, string>([
  ['utc', 'UTC'],
  ['los-angeles', 'America/Los_Angeles'],
]);

/** Stops the clock and fixes the time zone until the story ends. A story about time passes `parameters.day = 'real'`. */
export function freezeTheDay(day: unknown, timeZone: unknown) {
  if (day === 'real') return undefined;
  return stopClock(new Date(typeof day === 'string' ? day : today), zones.get(timeZone) ?? 'Asia/Shanghai');
}
