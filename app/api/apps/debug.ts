import type { ValueOf } from '../wire/codec.ts';
import { calls } from '../declare/calls.ts';
import { anything, flag, integer, moment, nothing, oneOf, text } from '../wire/scalars.ts';
import { device, freeText, person } from '../wire/sensitive.ts';
import { list, maybe, named, orElse, shape } from '../wire/shapes.ts';

const { query, mutation } = calls('debug');
const app = { id: integer };

/** What is wrong with one property of an event: a fact, not a sentence, so that it can be said in two languages. */
export const PropertyIssue = shape({
  property: text,
  level: oneOf('error', 'warning'),
  problem: oneOf('missing', 'type', 'value', 'unknown'),
  expected: maybe(text),
  received: maybe(freeText),
});
export type PropertyIssue = ValueOf<typeof PropertyIssue>;

/** Contents of the debug lists are ours (G-06); names follow the tracking script. */
export const DebugEvent = shape({
  id: text,
  at: named('time', moment),
  event: named('what', text),
  who: maybe(device),
  deviceId: maybe(device),
  device: named('deviceName', maybe(person)),
  issues: orElse(list(PropertyIssue), []),
  /** The receiver could not read it and said so with a 4xx: it counts nowhere. */
  isRefused: named('refused', orElse(flag, false)),
  /** How often it came again after it had been taken, under the same id. */
  repeats: orElse(integer, 0),
  payload: anything,
});
export type DebugEvent = ValueOf<typeof DebugEvent>;

export const DebugLog = shape({
  id: text,
  at: named('time', moment),
  level: oneOf('error', 'warning', 'info'),
  message: freeText,
  payload: anything,
});
export type DebugLog = ValueOf<typeof DebugLog>;

export const DebugDevice = shape({
  id: text,
  name: person,
  model: maybe(text),
  deviceId: device,
  kind: named('idType', maybe(text)),
  lastSeenAt: named('lastTime', maybe(moment)),
});
export type DebugDevice = ValueOf<typeof DebugDevice>;

/** The same for every app: what the guide fills in. */
export const DebugCommon = shape({
  receiver: named('receiverUrl', text),
  versions: named('sdkVersions', list(shape({ platform: text, version: text }))),
  events: list(shape({ event: named('what', text), need: oneOf('required', 'advised', 'automatic') })),
});
export type DebugCommon = ValueOf<typeof DebugCommon>;

export const debug = {
  events: query('GET /api/mng/app/debug/event/list/{id}', {
    path: app,
    result: list(DebugEvent),
    cites: 'R-179 G-06',
    spec: 'listDebugEvents',
  }),
  logs: query('GET /api/mng/app/debug/log/list/{id}', { path: app, result: list(DebugLog), cites: 'R-179 G-06', spec: 'listDebugLogs' }),
  devices: query('GET /api/mng/app/debug/device/list/{id}', {
    path: app,
    result: list(DebugDevice),
    cites: 'R-179 G-06',
    spec: 'listDebugDevices',
  }),
  common: query('GET /api/mng/app/debug/find/common', { result: DebugCommon, cites: 'R-179 G-06', spec: 'findDebugCommon' }),
  complete: mutation('PUT /api/mng/app/debug/complete/{id}', {
    path: app,
    result: nothing,
    touches: ['apps'],
    cites: 'R-179',
    spec: 'completeDebug',
  }),
};
