import type { Callback, CallbackEvent } from '#app/api/callbacks.ts';

export interface SentEvent extends Pick<CallbackEvent, 'event' | 'name' | 'count'> {
  mediaEvent: string | null;
  /** Why it is not sent, the first reason: the callback or the event is off, or the campaign leaves it out. */
  state: 'sent' | 'callbackOff' | 'eventOff' | 'leftOut';
}

/** The events that a callback has, and what becomes of each for a campaign. `chosen` is null where all are sent. */
export function sentEvents(
  events: readonly CallbackEvent[],
  callback: Pick<Callback, 'id' | 'isOn'>,
  chosen: readonly string[] | null,
): SentEvent[] {
  return events.flatMap(({ event, name, count, mappings }) => {
    const mapping = mappings.find((one) => one.callback === callback.id);
    if (!mapping) return [];
    const isLeftOut = chosen !== null && !chosen.includes(event);
    const state = !callback.isOn ? 'callbackOff' : !mapping.isOn ? 'eventOff' : isLeftOut ? 'leftOut' : 'sent';
    return [{ event, name, count, mediaEvent: mapping.mediaEvent, state }];
  });
}
