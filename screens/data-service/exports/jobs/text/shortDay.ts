import { formatDay, isDay, type Locale } from '#design-system';

const english = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day near another: without its year where that is the same. `11-27`, `Nov 27`. */
export function shortDay(day: string, near: string, locale: Locale): string {
  if (!isDay(day) || day.slice(0, 4) !== near.slice(0, 4)) return formatDay(day, locale);
  return locale === 'en' ? english.format(new Date(day)) : day.slice(5);
}
