import { config } from '../config/current.ts';
import { offsetName } from '../metrics/reportZone.ts';

interface AccountTimeOptions {
  hasSeconds?: boolean;
  /** In milliseconds. The day is written where it is another one than the day of `now`. */
  now?: number;
  isEnglish?: boolean;
  /** The zone of the browser, unless it is given: `America/New_York`. */
  readerZone?: string | undefined;
}

/**
 * A moment that the browser noted, on the clock of the account as all times of the service: `10:41`, `11-20 10:41`, `Nov 20, 10:41`. A reader
 * whose clock shows another time sees the zone: `10:41 (UTC+8)`.
 */
export function accountTime(
  at: number,
  { hasSeconds = false, now = Date.now(), isEnglish = false, readerZone }: AccountTimeOptions = {},
): string {
  const { timeZone } = config();
  const moment = new Date(at);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: hasSeconds ? 'medium' : 'short' }).format(moment);
  const day = dayIn(timeZone, at);
  const dayBefore = day === dayIn(timeZone, now) ? '' : isEnglish ? `${englishDay(timeZone, moment)}, ` : `${day.slice(5)} `;
  const zone = offsetName(timeZone, moment);
  const isElsewhere = zone !== offsetName(readerZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, moment);
  return `${dayBefore}${time}${isElsewhere ? ` (${zone})` : ''}`;
}

/** `2026-11-20` */
const dayIn = (timeZone: string, at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);

const englishDay = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(moment);
