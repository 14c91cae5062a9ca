import type { ValueOf } from '../wire/codec.ts';
import { calls } from '../declare/calls.ts';
import { flag, integer, text } from '../wire/scalars.ts';
import { list, maybe, named, orElse, shape } from '../wire/shapes.ts';

const { query } = calls('reports');

export const SdkEvent = shape({ event: named('what', text), name: maybe(text), isCustom: named('custom', orElse(flag, false)) });
export type SdkEvent = ValueOf<typeof SdkEvent>;

/** What reports let filter by and is no channel, group or campaign. Contents are ours (G-06). */
export const reportFilters = {
  /** The events of an app: `x` is read as its id. */
  events: query('GET /api/sdkevent/find/{x}', { path: { x: integer }, result: list(SdkEvent), cites: 'R-193 G-06', spec: 'findSdkEvents' }),
  advertisers: query('GET /api/mng/advertising/advertiserid/list', {
    result: list(shape({ id: named('advertiserid', text), name: maybe(text) })),
    cites: 'R-197 G-06',
    spec: 'listAdvertisers',
  }),
  ads: query('GET /api/mng/advertising/ad_dropdown', {
    result: list(shape({ id: text, name: text })),
    cites: 'R-197 G-06',
    spec: 'getAdDropdown',
  }),
};
