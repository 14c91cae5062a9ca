import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { amount, day, integer, moment, oneOf, text } from '../../wire/scalars.ts';
import { freeText, person } from '../../wire/sensitive.ts';
import { list, maybe, named, orElse, shape } from '../../wire/shapes.ts';

const { query, mutation } = calls('skan', { isOurs: true });
const app = { app: integer };
const cites = 'G-03 R-007';

/** Values from `from` to `to` mean that something happened, so often or for so much. The first rule that fits wins. */
export const ValueRule = shape({
  from: integer,
  to: integer,
  name: text,
  event: named('what', text),
  kind: named('type', oneOf('count', 'revenue', 'property', 'launch')),
  property: maybe(text),
  low: named('min', maybe(amount)),
  high: named('max', maybe(amount)),
});
export type ValueRule = ValueOf<typeof ValueRule>;

const condition = maybe(shape({ event: named('what', text), low: named('min', maybe(amount)) }));

/** The later windows know only three values. */
export const CoarseRule = shape({ window: oneOf('2', '3'), low: condition, medium: condition, high: condition });
export type CoarseRule = ValueOf<typeof CoarseRule>;

export const ValueMap = shape({
  version: integer,
  rules: list(ValueRule),
  coarse: list(CoarseRule),
  savedAt: named('updateTime', maybe(moment)),
  savedBy: named('creator', maybe(person)),
  publishedOn: named('publishDate', maybe(day)),
  /** Why it was published, by who did. What a service has not asked for has none. */
  note: named('remark', maybe(freeText)),
});
export type ValueMap = ValueOf<typeof ValueMap>;

export const ValueMaps = shape({
  live: named('online', maybe(ValueMap)),
  draft: maybe(ValueMap),
  /** What was live before, the newest first. */
  past: named('historyList', orElse(list(ValueMap), [])),
  /** How often each value came within thirty days. */
  shares: named('shareList', orElse(list(shape({ value: integer, share: amount })), [])),
  /** Until when an old map and a new one can both be in what comes back. */
  mixedUntil: named('mixedDate', maybe(day)),
});
export type ValueMaps = ValueOf<typeof ValueMaps>;

/** What is written of a map: what is saved as a draft, and what stands in a file. */
export const MapDraft = shape({ rules: list(ValueRule), coarse: list(CoarseRule) });
export type MapDraft = ValueOf<typeof MapDraft>;

/** The longest word on a published map. */
export const noteLength = 80;

export const skan = {
  maps: query('GET /api/{app}/skan/values', { path: app, result: ValueMaps, cites }),
  save: mutation('PUT /api/{app}/skan/values', { path: app, body: MapDraft, result: ValueMap, cites }),
  publish: mutation('POST /api/{app}/skan/values/publish', {
    path: app,
    body: shape({ note: named('remark', freeText) }),
    result: ValueMap,
    touches: ['reports'],
    cites,
  }),
};
