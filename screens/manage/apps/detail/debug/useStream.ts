import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { debug } from '#app/api/apps/debug.ts';

/** How often is asked for new events while the page is seen. */
const everyThreeSeconds = 3000;

/** What an app sends, as it comes; and whether the reader lets it come. */
export function useStream(app: number) {
  const [isPaused, setPaused] = useState(false);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const refetchInterval: number | false = isPaused ? false : everyThreeSeconds;
  const events = useQuery({ ...debug.events({ id: app }), refetchInterval });
  const shown = useMemo(() => (events.data ?? []).filter(({ id }) => !gone.has(id)), [events.data, gone]);
  return {
    events,
    shown,
    isPaused,
    setPaused,
    isCleared: gone.size > 0,
    clear: () => setGone(new Set((events.data ?? []).map(({ id }) => id))),
    refetchInterval,
  };
}

export type Stream = ReturnType<typeof useStream>;
