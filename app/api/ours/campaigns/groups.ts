import type { Codec, ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { day, flag, integer, moment, text } from '../../wire/scalars.ts';
import { freeText, person } from '../../wire/sensitive.ts';
import { list, maybe, named, orElse, page, shape } from '../../wire/shapes.ts';
import { paging } from '../../paging.ts';

const { query, mutation } = calls('campaigns', { isOurs: true });
const app = { app: integer };
const one = { app: integer, id: integer };
const cites = 'G-01';
/** Reports by group have other rows. */
const touches = ['reports'] as const;

/** As that of a campaign: what is sent with the revision that was read is left alone where somebody else has changed it since. */
const revision = maybe(integer);

/** What something is by now, where somebody else has changed it since it was read. */
const conflict = <Of>(of: Codec<Of>) =>
  maybe(shape({ now: named('record', of), by: named('operator', maybe(person)), at: named('time', maybe(moment)) }));

/** What became of a change: nothing where it has moved on. The revision is the one after the change. */
const outcome = <Of>(of: Codec<Of>) =>
  orElse(shape({ movedOn: named('conflict', conflict(of)), revision }), { movedOn: null, revision: null });

export const Group = shape({
  id: integer,
  name: text,
  note: named('remark', maybe(freeText)),
  campaigns: named('campaignCount', orElse(integer, 0)),
  running: named('runningCount', orElse(integer, 0)),
  /** They are in no list of campaigns, and still in the group: their numbers stay in reports. */
  archived: named('archivedCount', orElse(integer, 0)),
  /** Of seven days with today, archived campaigns included: as a report by group has them. */
  clicks: named('clicks7', maybe(integer)),
  installs: named('installs7', maybe(integer)),
  createdOn: named('date', maybe(day)),
  revision,
});
export type Group = ValueOf<typeof Group>;

const draft = { name: text, note: named('remark', maybe(freeText)), campaigns: named('campaignIds', maybe(list(integer))) };
const GroupOutcome = outcome(Group);
/** Nothing goes from one group to another where either has moved on. */
const PairOutcome = orElse(shape({ movedOn: named('conflict', conflict(Group)), intoMovedOn: named('intoConflict', conflict(Group)) }), {
  movedOn: null,
  intoMovedOn: null,
});

export const groups = {
  page: query('GET /api/{app}/groups', { path: app, query: paging, result: page(Group), cites }),
  one: query('GET /api/{app}/groups/{id}', { path: one, result: Group, cites }),
  create: mutation('POST /api/{app}/groups', { path: app, body: shape(draft), result: Group, touches, cites }),
  update: mutation('PUT /api/{app}/groups/{id}', { path: one, body: shape({ ...draft, revision }), result: GroupOutcome, touches, cites }),
  /** Its campaigns go to another group, or to none (0). Without a word about them only an empty group is deleted. */
  delete: mutation('DELETE /api/{app}/groups/{id}', {
    path: one,
    query: { moveTo: named('campgroupid', maybe(integer)), revision, intoRevision: revision },
    result: PairOutcome,
    touches,
    cites,
  }),
  /** All campaigns of the one go to the other, and the one is deleted. */
  merge: mutation('POST /api/{app}/groups/{id}/merge', {
    path: one,
    body: shape({ into: named('campgroupid', integer), revision, intoRevision: revision }),
    result: PairOutcome,
    touches,
    cites,
  }),
};

/** What a sub-campaign may have of its own. Without it, it is as its campaign. */
const ownSettings = { url: named('targetUrl', maybe(text)), deepLink: named('deeplink', maybe(text)) };

/** A part of a campaign that is counted on its own: a creative, a streamer, a shop. */
export const SubCampaign = shape({
  id: integer,
  campaign: named('campaignid', integer),
  campaignName: orElse(text, ''),
  name: text,
  /** `host_a/night` goes one level deeper than `host_a`. */
  value: named('paramValue', text),
  ...ownSettings,
  link: named('trackUrl', text),
  isEnabled: named('enabled', orElse(flag, true)),
  clicks: named('clicks7', maybe(integer)),
  installs: named('installs7', maybe(integer)),
  revision,
});
export type SubCampaign = ValueOf<typeof SubCampaign>;

const subDraft = { campaign: named('campaignid', integer), name: text, value: named('paramValue', text), ...ownSettings };
const SubOutcome = outcome(SubCampaign);
const asRead = { path: one, query: { revision }, result: SubOutcome, cites };

export const subCampaigns = {
  page: query('GET /api/{app}/subcampaigns', {
    path: app,
    query: { campaign: named('campaignid', maybe(integer)), ...paging },
    result: page(SubCampaign),
    cites,
  }),
  one: query('GET /api/{app}/subcampaigns/{id}', { path: one, result: SubCampaign, cites }),
  create: mutation('POST /api/{app}/subcampaigns', {
    path: app,
    body: shape({ rows: list(shape(subDraft)) }),
    result: list(SubCampaign),
    cites,
  }),
  update: mutation('PUT /api/{app}/subcampaigns/{id}', { path: one, body: shape({ ...subDraft, revision }), result: SubOutcome, cites }),
  enable: mutation('PUT /api/{app}/subcampaigns/{id}/enable', asRead),
  disable: mutation('PUT /api/{app}/subcampaigns/{id}/disable', asRead),
  delete: mutation('DELETE /api/{app}/subcampaigns/{id}', asRead),
};
