import type { Now } from '../world/time/calendar.ts';

/** Shanghai has kept eight hours before Greenwich, summer and winter, since 1991. */
const ahead = 8 * 3_600_000;

/** Day and minute in Asia/Shanghai, where the service keeps its days. */
export function nowInShanghai(time = Date.now()): Now {
  const there = new Date(time + ahead);
  return { day: there.toISOString().slice(0, 10), minute: there.getUTCHours() * 60 + there.getUTCMinutes() };
}
