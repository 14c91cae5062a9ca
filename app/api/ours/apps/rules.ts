import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { amount, flag, integer, moment, nothing, oneOf, text } from '../../wire/scalars.ts';
import { list, maybe, named, orElse, shape } from '../../wire/shapes.ts';

const { query, mutation } = calls('channels', { isOurs: true });
const app = { app: integer };
const one = { app: integer, id: integer };
const cites = 'G-03';

/** How the clicks of a channel count: all of these must hold. */
export const ChannelRule = shape({
  id: integer,
  name: text,
  /** None means all channels. */
  channels: named('channelids', orElse(list(integer), [])),
  clickWindow: integer,
  viewWindow: maybe(integer),
  /** Counts installs again after so many days of silence. */
  returnWindow: maybe(integer),
  conditions: orElse(list(shape({ field: text, is: oneOf('equals', 'contains', 'above', 'below'), value: text })), []),
  /** What a conversion costs there, where the medium does not tell. */
  price: maybe(amount),
  priceFor: named('priceType', maybe(oneOf('install', 'register', 'payment'))),
  isEnabled: named('enabled', flag),
  changedAt: named('updateTime', maybe(moment)),
});
export type ChannelRule = ValueOf<typeof ChannelRule>;

const RuleDraft = shape({
  name: text,
  channels: named('channelids', list(integer)),
  clickWindow: integer,
  viewWindow: maybe(integer),
  returnWindow: maybe(integer),
  conditions: list(shape({ field: text, is: oneOf('equals', 'contains', 'above', 'below'), value: text })),
  price: maybe(amount),
  priceFor: named('priceType', maybe(oneOf('install', 'register', 'payment'))),
  isEnabled: named('enabled', flag),
});

export const channelRules = {
  all: query('GET /api/{app}/channel-rules', { path: app, result: list(ChannelRule), cites }),
  one: query('GET /api/{app}/channel-rules/{id}', { path: one, result: ChannelRule, cites }),
  add: mutation('POST /api/{app}/channel-rules', { path: app, body: RuleDraft, result: ChannelRule, cites }),
  update: mutation('PUT /api/{app}/channel-rules/{id}', { path: one, body: RuleDraft, result: nothing, cites }),
  /** Of two rules alike the first in this order counts. Rules that are not named stay behind the others. */
  order: mutation('PUT /api/{app}/channel-rules/order', { path: app, body: shape({ ids: list(integer) }), result: nothing, cites }),
  /** What a rule would have done to the last seven days. Channels of which it removes something, most first. */
  preview: query('POST /api/{app}/channel-rules/preview', {
    path: app,
    body: RuleDraft,
    result: shape({
      installs: integer,
      removed: integer,
      channels: list(shape({ id: integer, name: text, installs: integer, removed: integer })),
    }),
    cites,
  }),
  delete: mutation('DELETE /api/{app}/channel-rules/{id}', { path: one, result: nothing, cites }),
  /** The specification only knows how to enable a custom channel. */
  disableChannel: mutation('PUT /api/mng/channel/disable/{id}', { path: { id: integer }, result: nothing, cites: 'G-03 R-182' }),
};
