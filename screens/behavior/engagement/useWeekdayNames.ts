import { useCallback } from 'react';
import { useProvenaLocale } from '#design-system';

/** What weekdays are called. Monday is 1. */
export function useWeekdayNames(): (weekday: number) => string {
  const locale = useProvenaLocale();
  return useCallback(
    // 2024-01-01 was a Monday.
    (weekday) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday)),
    [locale],
  );
}
