import type { ValueOf } from '../../wire/codec.ts';
import { coded, day, flag, integer, moment, oneOf, text } from '../../wire/scalars.ts';
import { person } from '../../wire/sensitive.ts';
import { list, maybe, named, orElse, shape } from '../../wire/shapes.ts';

export const campaignState = oneOf('running', 'waiting', 'unused', 'silent', 'ending', 'blocked', 'disabled', 'archived');

export const billing = oneOf('CPA', 'CPC', 'CPM', 'CPD', 'CPS', 'none');

/** */
export const miniVersion = oneOf('current', 'audit', 'latest');

const target = {
  /** Where it leads when the app is not there: a store, a page, a package. */
  target: oneOf('store', 'page', 'package', 'miniProgram'),
  url: named('targetUrl', maybe(text)),
  deepLink: named('deeplink', maybe(text)),
  packageId: maybe(integer),
  miniVersion: named('version', maybe(miniVersion)),
};

const parameters = list(shape({ key: text, value: text }));

/** All that a person decides about a campaign. */
const draft = {
  name: text,
  channel: named('channelid', integer),
  account: named('accountId', maybe(integer)),
  group: named('campgroupid', maybe(integer)),
  ...target,
  clickWindow: integer,
  /** None means that views do not count. */
  viewWindow: maybe(integer),
  billing,
  /** Macros of the medium, in its order. */
  macros: list(text),
  parameters,
  /** Keys of the events that are posted back for it. Null is all that the callback of its channel sends. */
  callbackEvents: maybe(list(text)),
  startsOn: named('startdate', maybe(day)),
  endsOn: named('enddate', maybe(day)),
};

export const CampaignDraft = shape(draft);
export type CampaignDraft = ValueOf<typeof CampaignDraft>;

/** Another one after each change: what is sent with the revision that was read is refused where the campaign is not as it was seen. */
const revision = maybe(integer);

export const CampaignUpdate = shape({ ...draft, revision });

export const Campaign = shape({
  id: integer,
  name: text,
  channel: named('channelid', integer),
  channelName: text,
  group: named('campgroupid', maybe(integer)),
  groupName: named('campgroupName', maybe(text)),
  link: named('trackUrl', text),
  shortLink: maybe(text),
  state: named('status', campaignState),
  isEnabled: named('enabled', flag),
  isArchived: named('archived', orElse(flag, false)),
  clicks: named('clicks7', maybe(integer)),
  installs: named('installs7', maybe(integer)),
  /** The same installs by day, today last. */
  course: named('installsByDay', orElse(list(integer), [])),
  target: maybe(target.target),
  /** Where it leads: a list is searched through both. */
  url: target.url,
  deepLink: target.deepLink,
  clickWindow: maybe(integer),
  viewWindow: maybe(integer),
  callbackEvents: maybe(list(text)),
  lastClickAt: named('lastClickTime', maybe(moment)),
  subCampaigns: named('subCount', orElse(integer, 0)),
  createdOn: named('date', maybe(day)),
  createdBy: named('creator', maybe(person)),
  /** The last day to fix what blocks it: an authorization that ends. */
  endsOn: named('pastDate', maybe(day)),
  revision,
});
export type Campaign = ValueOf<typeof Campaign>;

/** A campaign that somebody else has changed since it was read: it is left as it is now. */
export const MovedOn = shape({ now: named('campaign', Campaign), by: named('operator', maybe(person)), at: named('time', maybe(moment)) });
export type MovedOn = ValueOf<typeof MovedOn>;

export const CampaignDetail = shape({
  id: integer,
  link: named('trackUrl', text),
  shortLink: maybe(text),
  isEnabled: named('enabled', flag),
  state: named('status', campaignState),
  ...draft,
  revision,
});
export type CampaignDetail = ValueOf<typeof CampaignDetail>;

export const Macro = shape({ key: text, name: text, isRequired: named('required', flag), parameter: text });
export type Macro = ValueOf<typeof Macro>;

/** One row of many that are made at once. A dry run fills the first half, the real one the second. */
export const BulkRow = shape({
  row: integer,
  name: text,
  trial: oneOf('pass', 'fixed', 'stop'),
  /** Why it was stopped, or what was fixed. */
  reason: maybe(text),
  /** What is proposed instead. */
  proposal: maybe(text),
  /** Codes of the preflight checks that warn about this row and do not stop it. */
  warnings: orElse(list(text), []),
  result: oneOf('none', 'created', 'failed'),
  code: maybe(integer),
  id: maybe(integer),
  link: maybe(text),
});
export type BulkRow = ValueOf<typeof BulkRow>;

export const bulkVerb = coded({
  enable: 'enable',
  disable: 'disable',
  archive: 'archive',
  restore: 'restore',
  regroup: 'campgroup',
  window: 'window',
  callback: 'callback',
  delete: 'delete',
});

export const targetKind = target.target;
