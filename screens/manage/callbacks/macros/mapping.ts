import type { Callback, CallbackEvent } from '#app/api/callbacks.ts';
import type { SampleEvent } from './macros.ts';

/** A target as it stands, for a write that changes a part of it. */
export function bodyOf({ id, appkey, media, name, method, url }: Callback, events: readonly CallbackEvent[]) {
  return {
    id,
    appkey,
    media,
    name,
    method,
    url: url ?? '',
    events: events.flatMap(({ event, mappings }) =>
      mappings.flatMap(({ callback, mediaEvent, isOn, scope }) => (callback === id ? [{ event, mediaEvent, isOn, scope }] : [])),
    ),
  };
}

/** An event as one target gets it: under the name of the target, or its own where it has none there. */
export function sentAs(sample: SampleEvent, events: readonly CallbackEvent[], id: number): SampleEvent {
  const known = events.find(({ event }) => event === sample.event);
  return { ...sample, event: (known && mappingOf(known, id)?.mediaEvent) ?? sample.event };
}

/** What of an event concerns one target. */
export const mappingOf = (event: CallbackEvent, id: number) => event.mappings.find(({ callback }) => callback === id);
