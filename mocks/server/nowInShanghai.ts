import type { Now } from '../world/calendar.ts';

/** Shanghai has been at UTC+8 all year since 1991. */
const ahead = 8 * 3_600_000;

/** Day and minute in Asia/Shanghai, the time zone of the service. */
export function nowInShanghai(time = Date.now()): Now {
  const there = new Date(time + ahead);
  return { day: there.toISOString().slice(0, 10), minute: there.getUTCHours() * 60 + there.getUTCMinutes() };
}
