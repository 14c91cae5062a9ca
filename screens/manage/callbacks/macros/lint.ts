import type { Callback, CallbackEvent } from '#app/api/callbacks.ts';
import { mappingOf } from './mapping.ts';

/** Where an address leads, whatever it is filled with. */
function placeOf(url: string | null): string | null {
  const plain = (url ?? '').replaceAll(/\{[^{}]*\}/g, 'x');
  if (!URL.canParse(plain)) return null;
  const { host, pathname } = new URL(plain);
  return `${host}${pathname}`;
}

const isOn = (event: CallbackEvent, id: number) => mappingOf(event, id)?.isOn === true;

/** Events that are sent and did not happen in the last 7 days; where the service does not count these, in the last one. */
export const unseenIn = (events: readonly CallbackEvent[], id: number) =>
  events.filter((event) => isOn(event, id) && (event.weekCount ?? event.count) === 0);

interface Twin {
  name: string;
  event: CallbackEvent;
  /** Whether it is the same ad network, or else the same address. */
  isMedia: boolean;
}

/** Another target that gets the same event a second time: of the same ad network, or at the same address. */
export function twinOf(callback: Callback, url: string, others: readonly Callback[], events: readonly CallbackEvent[]): Twin | null {
  const place = placeOf(url);
  for (const other of others) {
    if (other.id === callback.id || !other.isOn) continue;
    const isMedia = other.media !== null && other.media === callback.media;
    if (!isMedia && (place === null || placeOf(other.url) !== place)) continue;
    const event = events.find((one) => isOn(one, callback.id) && isOn(one, other.id));
    if (event) return { name: other.name, event, isMedia };
  }
  return null;
}
