import { calls } from '../../declare/calls.ts';
import { flag, integer, nothing, oneOf, text } from '../../wire/scalars.ts';
import { list, maybe, named, orElse, page, shape } from '../../wire/shapes.ts';
import { paging, sorting } from '../../paging.ts';
import { CampaignChoice } from '../../campaigns/choices.ts';
import {
  BulkRow,
  bulkVerb,
  Campaign,
  CampaignDetail,
  CampaignDraft,
  campaignState,
  CampaignUpdate,
  Macro,
  MovedOn,
  targetKind,
} from './shapes.ts';

const { query, mutation } = calls('campaigns', { isOurs: true });
const app = { app: integer };
const one = { app: integer, id: integer };
const cites = 'G-01';

export const campaigns = {
  /** Searching looks into the parameters of a link as well. */
  page: query('GET /api/{app}/campaigns', {
    path: app,
    query: {
      state: named('status', maybe(campaignState)),
      channels: named('channelids', maybe(list(integer))),
      groups: named('campgroupids', maybe(list(integer))),
      targets: named('targets', maybe(list(targetKind))),
      authors: named('creators', maybe(list(text))),
      /** How long ago the last click was. `week` is within seven days, `older` before. */
      lastClick: named('lastClick', maybe(oneOf('today', 'week', 'older', 'never'))),
      isArchived: named('archived', maybe(flag)),
      ...paging,
      ...sorting,
    },
    result: page(Campaign),
    cites: 'G-01 R-234',
  }),
  one: query('GET /api/{app}/campaigns/{id}', { path: one, result: CampaignDetail, cites: 'G-01 R-144' }),
  create: mutation('POST /api/{app}/campaigns', { path: app, body: CampaignDraft, result: CampaignDetail, touches: ['channels'], cites }),
  /** Refused with 409 where somebody else has changed it since that revision. */
  update: mutation('PUT /api/{app}/campaigns/{id}', { path: one, body: CampaignUpdate, result: CampaignDetail, cites }),
  delete: mutation('DELETE /api/{app}/campaigns/{id}', { path: one, result: nothing, touches: ['channels'], cites }),
  /** The same for one, or for all that are selected. */
  change: mutation('POST /api/{app}/campaigns/change', {
    path: app,
    body: shape({
      ids: list(integer),
      /** One for each id, as it was read. Null where nobody has looked at single campaigns before: then each is changed, however it is. */
      revisions: maybe(list(integer)),
      to: bulkVerb,
      group: named('campgroupid', maybe(integer)),
      /** For `window`. A view window of null does not count views. */
      clickWindow: maybe(integer),
      viewWindow: maybe(integer),
      /** For `callback`: the events, none to switch it off, null for all of the channel. */
      callbackEvents: maybe(list(text)),
    }),
    result: shape({
      changed: integer,
      /** Those that were changed, as they are now: what takes the change back goes with these. */
      written: named('revisions', orElse(list(shape({ id: integer, revision: maybe(integer) })), [])),
      /** Changed by somebody else meanwhile, or not to be deleted because of its data; and deleted meanwhile. Only where revisions were sent. */
      movedOn: named('conflicts', orElse(list(MovedOn), [])),
      gone: named('missingIds', orElse(list(integer), [])),
    }),
    // A campaign in another group counts there, in reports too.
    touches: ['reports', 'channels'],
    cites,
  }),
  createMany: mutation('POST /api/{app}/campaigns/bulk', {
    path: app,
    body: shape({
      rows: list(CampaignDraft),
      /** One for each row. What was made with a key is answered again, and not made twice. */
      keys: named('rowKeys', orElse(list(text), [])),
      isTrial: named('dryRun', flag),
      /** Rows of the same sheet that passed in earlier calls of a dry run, by channel: they take from its quota first. */
      ahead: named('rowsAhead', orElse(list(shape({ channel: named('channelid', integer), rows: integer })), [])),
    }),
    result: list(BulkRow),
    touches: ['channels'],
    cites,
  }),
  /** What a medium puts into a link, in its own order. */
  macros: query('GET /api/{app}/macros/{media}', { path: app, result: list(Macro), cites }),
  /** The campaigns of a pasted list, found by their whole name or their number, archived ones too. What is not found is left out. */
  named: query('POST /api/{app}/campaigns/named', {
    path: app,
    body: shape({ names: list(text) }),
    result: list(CampaignChoice),
    cites,
  }),
  names: query('GET /api/{app}/campaigns/names', {
    path: app,
    query: { name: text },
    result: shape({ isFree: named('valid', flag) }),
    cites,
  }),
};
