import type { Callback, CallbackEvent } from '#app/api/callbacks.ts';

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

/** What of an event concerns one target. */
export const mappingOf = (event: CallbackEvent, id: number) => event.mappings.find(({ callback }) => callback === id);
