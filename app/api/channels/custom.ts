import type { ValueOf } from '../wire/codec.ts';
import { calls } from '../declare/calls.ts';
import { flag, integer, nothing, text } from '../wire/scalars.ts';
import { freeText } from '../wire/sensitive.ts';
import { list, maybe, named, orElse, page, shape } from '../wire/shapes.ts';
import { paging } from '../paging.ts';
import { Channel } from './shapes.ts';

const { query, mutation } = calls('channels');
const id = { id: integer };
const name = text;
const note = named('remark', maybe(freeText));

const names = orElse(list(text), []);

/** Whether nothing hangs on a channel any more, and what does, by name. The specification knows campaigns; the others are ours (G-06). */
export const Deletable = shape({ canDelete: named('valid', flag), campaigns: names, rules: names, packages: names, partners: names });
export type Deletable = ValueOf<typeof Deletable>;

/** The channels that an account makes for itself. */
export const customChannels = {
  search: query('GET /api/mng/channel/list/search', { query: paging, result: page(Channel), cites: 'R-182 G-06', spec: 'searchChannels' }),
  /** True means that the name is free. */
  isNameFree: query('POST /api/mng/channel/channelname/check', {
    body: shape({ name, id: maybe(integer) }),
    result: flag,
    cites: 'R-182 G-06',
    spec: 'checkChannelName',
  }),
  create: mutation('POST /api/mng/channel/create', {
    body: shape({ name, note }),
    result: Channel,
    cites: 'R-182 G-06',
    spec: 'createChannel',
  }),
  update: mutation('PUT /api/mng/channel/update', {
    body: shape({ id: integer, name, note }),
    result: nothing,
    cites: 'R-182 G-06',
    spec: 'updateChannel',
  }),
  enable: mutation('PUT /api/mng/channel/enable/{id}', { path: id, result: nothing, cites: 'R-182', spec: 'enableChannel' }),
  /** Asked before a deletion. */
  deletable: query('GET /api/mng/channel/delete/valid/{id}', {
    path: id,
    result: Deletable,
    cites: 'R-183 G-06',
    spec: 'validateChannelDelete',
  }),
  delete: mutation('DELETE /api/mng/channel/delete/{id}', { path: id, result: nothing, cites: 'R-182 R-223', spec: 'deleteChannel' }),
};
