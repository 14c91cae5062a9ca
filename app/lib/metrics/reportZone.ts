import { todayIn, type Day } from '#design-system/foundation/period/days.ts';
import { formatTime } from '#design-system/foundation/period/format.ts';
import { config } from '../config/current.ts';
import { serviceClock } from '../periods/serviceClock.ts';

/**
 * The days of reports are those of this zone, wherever their reader is: the service counts by it. The specification knows Asia/Shanghai alone,
 * which has had no daylight saving time since 1991; an installation may say another.
 */
export const reportZone = {
  get timeZone() {
    return config().timeZone;
  },
  /** `UTC+8`, as it is today. */
  get name() {
    return offsetName(config().timeZone);
  },
};

export function offsetName(timeZone: string, at = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  return name.replace('GMT', 'UTC');
}

/** Today where the numbers are counted, by the clock of the service: neither the zone nor a wrong clock of the reader's device moves it. */
export const reportToday = (): Day => todayIn(config().timeZone, serviceClock.now());

/** When something happened, for a cell: `10:31` is today. */
export const shortTime = (at: string | null): string => (at === null ? '–' : formatTime(at, reportToday()));
