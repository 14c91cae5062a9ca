import { config } from '../../lib/config/current.ts';

/** `2026-11-20`, `10:32`, `:00`, then a zone that names its distance from UTC: `Z`, `+08:00`, `+0800` or `+08`. A fraction of a second is dropped. */
const written = /^(\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(?:\.\d+)?(?: ?(Z|[+-]\d{2}(?::?\d{2})?))?$/;

/**
 * A time of the service in the zone of the account: `2026-11-29T02:28:00.000Z` becomes `2026-11-29 10:28:00` in Shanghai. A time without a zone
 * already is in that zone. Null where the zone can be read in more than one way, as in `02:28 CST`.
 */
export function toZoned(sent: string): string | null {
  const [, day, minute, second = '', zone] = written.exec(sent) ?? [];
  if (day === undefined || minute === undefined || !isOfCalendar(day)) return null;
  if (zone === undefined) return `${day} ${minute}${second}`;
  const at = new Date(`${day}T${minute}${second || ':00'}${offsetOf(zone)}`);
  return Number.isNaN(at.getTime())
    ? null
    : formatIn(config().timeZone)
        .format(at)
        .slice(0, second ? 19 : 16);
}

/** A day, also one that comes with a time: `2026-11-29T22:28:00Z` is November 30 in Shanghai. */
export const toZonedDay = (sent: string): string | null => (isOfCalendar(sent) ? sent : (toZoned(sent)?.slice(0, 10) ?? null));

const isOfCalendar = (sent: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(sent) && new Date(`${sent}T00:00:00Z`).toJSON()?.startsWith(sent) === true;

const offsetOf = (zone: string) => (zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Sweden writes times as the service does: `2026-11-29 10:28:00`. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, made);
  return made;
}
