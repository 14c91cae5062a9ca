/**
 * A calendar day as written in links and calls: `2026-10-21`. It has no hour and no zone, so daylight saving cannot shift it.
 * Check input from outside with `isDay` first.
 */
export type Day = `${number}-${number}-${number}`;

/** From a day to a day, both included. */
export interface DayRange {
  start: Day;
  end: Day;
}

/** Earlier days are typing mistakes: 0202 for 2026. */
export const firstDayEver: Day = '2000-01-01';

/** Whether a value is a day that exists: `2026-02-29` is not. Accepts anything and never throws. */
export function isDay(text: unknown): text is Day {
  return isWritten(text) && text >= '0001' && writtenAt(serialOf(text)) === text;
}

/** Today, on the reader's clock. */
export const todayHere = (): Day => todayIn(undefined);

/** Today in a time zone: `Asia/Shanghai`. `now` is a clock other than the reader's. */
export function todayIn(timeZone: string | undefined, now = new Date()): Day {
  const parts = formatOf(timeZone).formatToParts(now);
  const [year, month, day] = (['year', 'month', 'day'] as const).map((kind) => parts.find(({ type }) => type === kind)?.value);
  const text = `${year}-${month}-${day}`;
  return isDay(text) ? text : firstDayEver;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A zone has its format made once: a list asks for today in each of its rows. The zone of the reader may change while the page is open. */
function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = timeZone === undefined ? undefined : formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  if (timeZone !== undefined) formats.set(timeZone, made);
  return made;
}

export const addDays = (day: Day, days: number): Day => dayAt(serialOf(day) + days);

/** How many days after Monday. */
export const weekdayOf = (day: Day): number => (((serialOf(day) + 3) % 7) + 7) % 7;

export const firstOfMonth = (day: Day): Day => toValidDay(`${day.slice(0, 8)}01`);

/** The same date a year before; the 29th of February becomes the 28th. */
export const yearBefore = (day: Day): Day => {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return toValidDay(`${year}${day.slice(4)}`, `${year}-02-28`);
};

/** 2026-10-21 to 2026-11-19 is 30 days. */
export const dayCount = ({ start, end }: DayRange): number => serialOf(end) - serialOf(start) + 1;

/** That many days, starting with the given one. */
export const daysFrom = (start: Day, count: number): DayRange => ({ start, end: addDays(start, count - 1) });

/** Days sort correctly as text. */
export const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** Swaps the ends of a range that was entered backwards. */
export const inOrder = ({ start, end }: DayRange): DayRange => (end < start ? { start: end, end: start } : { start, end });

const isWritten = (text: unknown): text is Day => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);

const daily = 86_400_000;

// A date without an hour is parsed as UTC, where every day has 24 hours. 1970-01-01, a Thursday, is 0.
const serialOf = (day: Day): number => Date.parse(day) / daily;

function writtenAt(serial: number): string {
  const date = new Date(serial * daily);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

// The last day whose year has four digits.
const lastSerial = serialOf('9999-12-31');

const dayAt = (serial: number): Day => toValidDay(writtenAt(Math.min(serial, lastSerial)));

const toValidDay = (text: string, otherwise = ''): Day => (isDay(text) ? text : isDay(otherwise) ? otherwise : firstDayEver);
