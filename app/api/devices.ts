import type { ValueOf } from './wire/codec.ts';
import { calls } from './declare/calls.ts';
import { day, integer, moment, nothing, oneOf, text } from './wire/scalars.ts';
import { device, freeText, person } from './wire/sensitive.ts';
import { list, maybe, named, page, shape } from './wire/shapes.ts';
import { paging } from './paging.ts';

const { query, mutation } = calls('devices');
const id = { id: integer };

export const deviceIdKind = oneOf('IDFA', 'IDFV', 'CAID', 'OAID', 'GAID', 'AndroidID', 'IMEI');

const listed = {
  deviceId: device,
  kind: named('idType', deviceIdKind),
  name: maybe(person),
  note: named('remark', maybe(freeText)),
  app: named('appId', maybe(integer)),
  /** Taken off the list by itself after this day. */
  endsOn: named('pastDate', maybe(day)),
};

/** A device on the whitelist: exempt from deduplication and fraud rules. Fields are ours (G-06). */
export const Device = shape({
  id: integer,
  ...listed,
  model: maybe(text),
  addedBy: named('creator', maybe(person)),
  lastSeenAt: named('lastTime', maybe(moment)),
});
export type Device = ValueOf<typeof Device>;

export const devices = {
  page: query('GET /api/white/find/page', {
    query: { app: maybe(integer), kind: named('idType', maybe(deviceIdKind)), addedBy: named('creator', maybe(person)), ...paging },
    result: page(Device),
    cites: 'R-198 G-06',
    spec: 'listWhiteDevices',
  }),
  /** One device or up to 200 at once. */
  add: mutation('POST /api/white/create', {
    body: shape({ devices: list(shape(listed)) }),
    result: shape({ added: integer }),
    cites: 'R-198 G-06',
    spec: 'createWhiteDevice',
  }),
  update: mutation('POST /api/white/update/{id}', {
    path: id,
    body: shape(listed),
    result: nothing,
    cites: 'R-198 G-06',
    spec: 'updateWhiteDevice',
  }),
  delete: mutation('POST /api/white/delete/{id}', { path: id, result: nothing, cites: 'R-198', spec: 'deleteWhiteDevice' }),
};
