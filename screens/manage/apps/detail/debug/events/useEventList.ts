import { useMemo } from 'react';
import { useWords } from '#design-system';
import type { DebugEvent } from '#app/api/apps/debug.ts';
import { choiceParam, textParam } from '#app/lib/urlState.ts';
import { listAddress, useLocalListing } from '#screens/kit/listing/index.ts';
import { resultOf } from './result.ts';
import { useEventColumns } from './useEventColumns.tsx';
import type { Stream } from '../useStream.ts';
import { words } from '../words.ts';

const address = listAddress({ device: textParam, event: textParam, result: choiceParam(['error', 'warning'], null) });

/** Events of the stream, newest first: found by name, device or any value that was sent. */
export function useEventList({ events, shown }: Stream) {
  const t = useWords(words);
  const rows = useMemo(() => ({ ...events, data: events.data && shown }), [events, shown]);
  return useLocalListing({
    name: 'events',
    title: t.events,
    address,
    rows,
    rowKey,
    columns: useEventColumns(),
    names: ({ event }) => [event],
    ids: ({ deviceId, payload }) => [deviceId, JSON.stringify(payload)],
    filters: useMemo(
      () => ({
        device: { label: t.device, options: devicesOf(shown), matches: ({ deviceId }: DebugEvent, id: string) => deviceId === id },
        event: { label: t.event, options: eventsOf(shown), matches: (one: DebugEvent, name: string) => one.event === name },
        result: {
          label: t.result,
          options: [
            { id: 'error', label: t.errors },
            { id: 'warning', label: t.warnings },
          ],
          matches: (one: DebugEvent, result: string) => resultOf(one) === result,
        },
      }),
      [t, shown],
    ),
  });
}

const rowKey = ({ id }: DebugEvent) => id;

const eventsOf = (events: readonly DebugEvent[]) => [...new Set(events.map(({ event }) => event))].map((id) => ({ id, label: id }));

function devicesOf(events: readonly DebugEvent[]) {
  const names = new Map(events.flatMap(({ deviceId, device }) => (deviceId === null ? [] : [[deviceId, device ?? deviceId] as const])));
  return [...names].map(([id, label]) => ({ id, label, note: id.slice(0, 8) }));
}

export type EventList = ReturnType<typeof useEventList>;
