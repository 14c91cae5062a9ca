import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { day, flag, integer, nothing, text } from '../../wire/scalars.ts';
import { list, maybe, named, orElse, page, shape } from '../../wire/shapes.ts';
import { paging } from '../../paging.ts';

const { query, mutation } = calls('campaigns', { isOurs: true });
const app = { app: integer };
const one = { app: integer, id: integer };
const cites = 'G-01';
/** Reports by group have other rows. */
const touches = ['reports'] as const;

export const Group = shape({
  id: integer,
  name: text,
  note: named('remark', maybe(text)),
  campaigns: named('campaignCount', orElse(integer, 0)),
  running: named('runningCount', orElse(integer, 0)),
  /** They are in no list of campaigns, and still in the group: their numbers stay in reports. */
  archived: named('archivedCount', orElse(integer, 0)),
  /** Of seven days with today, archived campaigns included: as a report by group has them. */
  clicks: named('clicks7', maybe(integer)),
  installs: named('installs7', maybe(integer)),
  createdOn: named('date', maybe(day)),
});
export type Group = ValueOf<typeof Group>;

const GroupDraft = shape({ name: text, note: named('remark', maybe(text)), campaigns: named('campaignIds', maybe(list(integer))) });

export const groups = {
  page: query('GET /api/{app}/groups', { path: app, query: paging, result: page(Group), cites }),
  one: query('GET /api/{app}/groups/{id}', { path: one, result: Group, cites }),
  create: mutation('POST /api/{app}/groups', { path: app, body: GroupDraft, result: Group, touches, cites }),
  update: mutation('PUT /api/{app}/groups/{id}', { path: one, body: GroupDraft, result: nothing, touches, cites }),
  /** Its campaigns go to another group, or to none (0). Without a word about them only an empty group is deleted. */
  delete: mutation('DELETE /api/{app}/groups/{id}', {
    path: one,
    query: { moveTo: named('campgroupid', maybe(integer)) },
    result: nothing,
    touches,
    cites,
  }),
  /** All campaigns of the one go to the other, and the one is deleted. */
  merge: mutation('POST /api/{app}/groups/{id}/merge', {
    path: one,
    body: shape({ into: named('campgroupid', integer) }),
    result: nothing,
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
});
export type SubCampaign = ValueOf<typeof SubCampaign>;

const SubCampaignDraft = shape({ campaign: named('campaignid', integer), name: text, value: named('paramValue', text), ...ownSettings });

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
    body: shape({ rows: list(SubCampaignDraft) }),
    result: list(SubCampaign),
    cites,
  }),
  update: mutation('PUT /api/{app}/subcampaigns/{id}', { path: one, body: SubCampaignDraft, result: nothing, cites }),
  enable: mutation('PUT /api/{app}/subcampaigns/{id}/enable', { path: one, result: nothing, cites }),
  disable: mutation('PUT /api/{app}/subcampaigns/{id}/disable', { path: one, result: nothing, cites }),
  delete: mutation('DELETE /api/{app}/subcampaigns/{id}', { path: one, result: nothing, cites }),
};
