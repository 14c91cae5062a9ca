import type { ValueOf } from './wire/codec.ts';
import { calls } from './declare/calls.ts';
import { flag, integer, nothing, oneOf, text } from './wire/scalars.ts';
import { privateLink } from './wire/sensitive.ts';
import { list, maybe, named, orElse, shape } from './wire/shapes.ts';

const { query, mutation } = calls('callbacks');

const method = oneOf('GET', 'POST');

/** Where the conversions of an app go: to a medium, or to a server of one's own. Fields are ours (G-06). */
export const Callback = shape({
  id: integer,
  appkey: text,
  media: named('channel', maybe(text)),
  name: text,
  isOn: named('status', flag),
  method: orElse(method, 'GET'),
  url: maybe(privateLink),
  /** Keys of the events that are sent. */
  events: orElse(list(text), []),
});
export type Callback = ValueOf<typeof Callback>;

const scope = oneOf('attributed', 'all');

export const CallbackEvent = shape({
  event: named('what', text),
  name: maybe(text),
  isCustom: named('custom', orElse(flag, false)),
  /** How often it happened within a day. */
  count: named('count24h', orElse(integer, 0)),
  /** The same within seven days, where the service counts that (G-06). */
  weekCount: named('count7d', maybe(integer)),
  mappings: named(
    'mappingList',
    orElse(list(shape({ callback: named('callbackId', integer), mediaEvent: maybe(text), isOn: named('status', flag), scope })), []),
  ),
});
export type CallbackEvent = ValueOf<typeof CallbackEvent>;

export const callbacks = {
  all: query('GET /api/mng/cpcallback/list', { result: list(Callback), cites: 'R-206 G-06', spec: 'listCallbacks' }),
  events: query('GET /api/mng/cpcallback/envent', {
    query: { appkey: text },
    result: list(CallbackEvent),
    cites: 'R-206 A-44',
    spec: 'findCallbackEvents',
  }),
  /** On or off: the whole callback, or one event of it. */
  turn: mutation('POST /api/mng/cpcallback/status', {
    body: shape({ id: integer, event: named('what', maybe(text)), isOn: named('status', flag) }),
    result: nothing,
    cites: 'R-206 G-06',
    spec: 'setCallbackStatus',
  }),
  save: mutation('POST /api/mng/cpcallback/put', {
    body: shape({
      id: maybe(integer),
      appkey: text,
      media: named('channel', maybe(text)),
      name: text,
      method,
      url: privateLink,
      events: list(shape({ event: named('what', text), mediaEvent: maybe(text), isOn: named('status', flag), scope })),
    }),
    result: shape({ id: integer }),
    touches: ['apps'],
    cites: 'R-206 G-06',
    spec: 'saveCallback',
  }),
};
