import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { flag, integer, moment, nothing, oneOf, text } from '../../wire/scalars.ts';
import { freeText, person } from '../../wire/sensitive.ts';
import { list, maybe, named, orElse, shape } from '../../wire/shapes.ts';
import { Campaign } from './shapes.ts';

const { query, mutation } = calls('campaigns', { isOurs: true });
const app = { app: integer };
const one = { app: integer, id: integer };
const cites = 'G-01';

/** One part of a name. A choice offers its values; a date is that of the day on which the campaign is made. */
export const NamePart = shape({
  kind: named('type', oneOf('channel', 'group', 'choice', 'text', 'date')),
  label: text,
  options: orElse(list(text), []),
});
export type NamePart = ValueOf<typeof NamePart>;

/** How campaigns of an app are called: `channel_group_creative_date`. */
export const NamingRule = shape({
  parts: list(NamePart),
  separator: oneOf('_', '-', '.'),
  /** A name that breaks the rule stops the campaign. Else it warns. */
  isStrict: named('strict', orElse(flag, false)),
});
export type NamingRule = ValueOf<typeof NamingRule>;

/** One change as the service recorded it. Values are as the form has them. */
export const CampaignChange = shape({
  at: named('time', moment),
  by: named('operator', maybe(person)),
  /** Where it was changed: in the console, in bulk, by a rule. Not every service knows. */
  from: named('source', maybe(oneOf('console', 'bulk', 'api'))),
  field: text,
  before: named('oldValue', maybe(freeText)),
  after: named('newValue', maybe(freeText)),
});
export type CampaignChange = ValueOf<typeof CampaignChange>;

/** What hangs on a campaign. What has data can only be archived, so that reports stay whole. */
export const Dependents = shape({
  hasData: flag,
  subCampaigns: orElse(list(text), []),
  smartLinks: orElse(list(text), []),
  packages: orElse(list(text), []),
});
export type Dependents = ValueOf<typeof Dependents>;

/** The first time that each thing came in through a link. */
export const Arrivals = shape({
  createdAt: maybe(moment),
  firstClickAt: maybe(moment),
  firstInstallAt: maybe(moment),
  firstCallbackAt: maybe(moment),
  /** Clicks that were sent to test the link. They are in no report. */
  testClicks: orElse(integer, 0),
});
export type Arrivals = ValueOf<typeof Arrivals>;

/** What a campaign needs besides itself: its rule for names, its past, and what hangs on it. */
export const campaignInfo = {
  /** Who has made campaigns, for a filter. */
  authors: query('GET /api/{app}/campaigns/authors', { path: app, result: list(person), cites }),
  naming: query('GET /api/{app}/campaigns/naming', { path: app, result: maybe(NamingRule), cites }),
  saveNaming: mutation('PUT /api/{app}/campaigns/naming', { path: app, body: NamingRule, result: nothing, cites }),
  history: query('GET /api/{app}/campaigns/{id}/history', { path: one, result: list(CampaignChange), cites }),
  /** Other campaigns whose links carry the same: what comes through one of them is told apart by its name alone. */
  duplicates: query('GET /api/{app}/campaigns/{id}/duplicates', { path: one, result: list(Campaign), cites }),
  dependents: query('GET /api/{app}/campaigns/{id}/dependents', { path: one, result: Dependents, cites }),
  /** The same for many at once, all names in one list. */
  dependentsOfAll: query('POST /api/{app}/campaigns/dependents', {
    path: app,
    body: shape({ ids: list(integer) }),
    result: Dependents,
    cites,
  }),
  arrivals: query('GET /api/{app}/campaigns/{id}/arrivals', { path: one, result: Arrivals, cites }),
  /** Comes in as a click of a browser would, and is marked as a test. */
  testClick: mutation('POST /api/{app}/campaigns/{id}/test-click', { path: one, result: nothing, cites }),
};
