import type { ValueOf } from '../wire/codec.ts';
import { calls } from '../declare/calls.ts';
import { flag, integer, oneOf, text } from '../wire/scalars.ts';
import { list, maybe, named, orElse, record, shape } from '../wire/shapes.ts';

const { query } = calls('campaigns');
const app = { app: integer };

export const GroupChoice = shape({
  id: integer,
  name: text,
  campaigns: named('campaignCount', orElse(integer, 0)),
  revision: maybe(integer),
});
export type GroupChoice = ValueOf<typeof GroupChoice>;

export const CampaignChoice = shape({
  id: integer,
  name: text,
  channel: named('channelid', maybe(integer)),
  group: named('campgroupid', maybe(integer)),
  isEnabled: named('enabled', orElse(flag, true)),
  revision: maybe(integer),
});
export type CampaignChoice = ValueOf<typeof CampaignChoice>;

/** Which list of campaigns a page wants. */
const menu = oneOf('campaign', 'onelink', 'subpackage', 'report');

/** What filters and forms let choose from. */
export const campaignChoices = {
  groups: query('GET /api/{app}/campgroup/findall', { path: app, result: list(GroupChoice), cites: 'R-181', spec: 'findAllCampgroups' }),
  packageGroups: query('GET /api/{app}/campgroup/findsubpkggroup', {
    path: app,
    result: list(GroupChoice),
    cites: 'R-181',
    spec: 'findSubpkgGroups',
  }),
  ofChannel: query('GET /api/{app}/campaign/findbychannel', {
    path: app,
    query: { channel: named('channelid', integer) },
    result: list(CampaignChoice),
    cites: 'R-185',
    spec: 'findCampaignsByChannel',
  }),
  /** By page or by name, never both. Searching waits for 500 ms of silence. */
  search: query('GET /api/{app}/campaign/dropdown', {
    path: app,
    query: { menu: maybe(menu), name: maybe(text) },
    result: list(CampaignChoice),
    cites: 'R-185 R-234',
    spec: 'getCampaignDropdown',
  }),
  /** Words of the service that the forms of a campaign offer, by the field. */
  dictionary: query('GET /api/dic/findbycampaign', {
    result: record(list(shape({ value: text, label: named('name', text) }))),
    cites: 'R-180 G-06',
    spec: 'findDicByCampaign',
  }),
};
