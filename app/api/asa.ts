import type { ValueOf } from './wire/codec.ts';
import { calls } from './declare/calls.ts';
import { coded, file, flag, integer, moment, nothing, oneOf, text } from './wire/scalars.ts';
import { list, maybe, named, orElse, page, shape } from './wire/shapes.ts';
import { paging } from './paging.ts';

const { query, mutation } = calls('asa');
const app = { app: integer };

/** */
export const asaDimension = coded({ org: 'org', campaign: 'campaign', adGroup: 'adgroup', keyword: 'keyword', creativeSet: 'creativeset' });

const by = named('dimension', asaDimension);

/** What an id of Apple is called here. Contents are ours (G-06). */
export const AsaName = shape({
  id: integer,
  by,
  appleId: named('sourceId', text),
  name: text,
  changedAt: named('updateTime', maybe(moment)),
});
export type AsaName = ValueOf<typeof AsaName>;

export const AsaUpload = shape({
  id: integer,
  by,
  fileName: text,
  startedAt: named('createTime', moment),
  state: named('status', oneOf('waiting', 'running', 'done', 'partly', 'failed')),
  rows: named('total', orElse(integer, 0)),
  failed: orElse(integer, 0),
  reason: maybe(text),
});
export type AsaUpload = ValueOf<typeof AsaUpload>;

export const asa = {
  names: query('GET /api/asa/{app}/mapList', {
    path: app,
    query: { by, ...paging },
    result: page(AsaName),
    cites: 'R-194',
    spec: 'listAsaMap',
  }),
  uploads: query('GET /api/asa/{app}/uploadList', {
    path: app,
    query: { by, ...paging },
    result: page(AsaUpload),
    cites: 'R-194',
    spec: 'listAsaUploads',
  }),
  upload: mutation('POST /api/asa/{app}/uploadMap', {
    path: app,
    query: { by },
    body: shape({ file }),
    as: 'multipart',
    result: nothing,
    cites: 'R-195 G-06',
    spec: 'uploadAsaMap',
  }),
  deleteNames: mutation('DELETE /api/asa/{app}/deleteMap', {
    path: app,
    body: shape({ ids: list(integer), by }),
    result: nothing,
    cites: 'R-196 G-06',
    spec: 'deleteAsaMap',
  }),
  deleteUploads: mutation('DELETE /api/asa/{app}/delUploadTask', {
    path: app,
    body: shape({ ids: list(integer) }),
    result: nothing,
    cites: 'R-196 G-06',
    spec: 'deleteAsaUploadTask',
  }),
  hasAccount: query('GET /api/mng/channelaccount/asa/exist', { result: flag, cites: 'R-202', spec: 'checkAsaAccountExists' }),
  /** Whether the account that is bound still answers. */
  check: query('GET /api/mng/channelaccount/asa/check', {
    result: shape({ isValid: named('valid', flag), reason: maybe(text) }),
    cites: 'R-202 A-25',
    spec: 'checkAsaAccount',
  }),
};
