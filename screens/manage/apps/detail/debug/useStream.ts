import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { debug } from '#app/api/apps/debug.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { everything, type EventFilter, type Result } from './narrowing.ts';

/** How often is asked for new events while the page is seen. */
const everyThreeSeconds = 3000;

/** What an app sends, as it comes; and whether the reader lets it come. */
export function useStream(app: number) {
  const [isPaused, setPaused] = useState(false);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const refetchInterval: number | false = isPaused ? false : everyThreeSeconds;
  const events = useQuery({ ...debug.events({ id: app }), refetchInterval });
  return {
    events,
    shown: (events.data ?? []).filter(({ id }) => !gone.has(id)),
    isPaused,
    setPaused,
    isCleared: gone.size > 0,
    clear: () => setGone(new Set((events.data ?? []).map(({ id }) => id))),
    refetchInterval,
  };
}

const results = ['all', 'error', 'warning'] as const;

/** Which events are shown. Stands in the address, so that a colleague sees the same. */
export function useEventFilter() {
  const [address, setAddress] = useSearchParams();
  const filter: EventFilter = {
    search: address.get('search') ?? '',
    device: address.get('device'),
    event: address.get('event'),
    result: results.find((one): one is Result => one === address.get('result')) ?? 'all',
  };
  const change = (next: Partial<EventFilter>) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(next)) {
          if (value && value !== everything.result) now.set(name, value);
          else now.delete(name);
        }
        return now;
      },
      { replace: true },
    );
  return { filter, change, clear: () => change(everything) };
}

export type EventFiltering = ReturnType<typeof useEventFilter>;
