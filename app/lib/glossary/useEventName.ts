import { useCallback } from 'react';
import { useProvenaLocale } from '#design-system/foundation/words.ts';
import { eventNameIn } from './names.ts';

/** What an event is called: its name, translated where the service gave it, or else its key. The same function for the same language. */
export function useEventName(): (event: { event: string; name: string | null }) => string {
  const locale = useProvenaLocale();
  return useCallback(({ event, name }) => (name === null ? event : eventNameIn(name, locale)), [locale]);
}
