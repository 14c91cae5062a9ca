import { roleNames } from '#app/lib/glossary/words.ts';
import type { Flags } from './account.ts';
import type { Level, RoleRecord } from './role.ts';

export const everything: Flags = { pay: true, retention: true, natural: true, top: true, order: true, event: true };
export const nothing: Flags = { pay: false, retention: false, natural: false, top: false, order: false, event: false };

const given = (level: Level, ...keys: readonly string[]): Record<string, Level> => Object.fromEntries(keys.map((key) => [key, level]));

const monitor = ['dashboard@monitor', 'campaigninfo@monitor', 'advertisinginfo@monitor', 'keyword@monitor'];
const behaviour = ['userengagement@behavioranalysis', 'Eventfunnel@behavioranalysis', 'Terminalproperties@behavioranalysis'];
const lifecycle = ['useroverview@userlifecycle', 'channeloverview@userlifecycle', 'refluxanalysis@userlifecycle'];
const data = ['dataexport@dataservice', 'reportdownload@dataservice'];
const antiCheat = ['fake@anticheatposition', 'IndicatorDetails@anticheatposition'];

/** Those that come with the service, then those that the companies have made. The categories 0 to 2 may everything, whatever stands here. */
export const seedRoles: readonly RoleRecord[] = [
  { id: 1, name: roleNames.owner[0], category: 0, root: null, pages: {}, flags: everything },
  { id: 2, name: roleNames.admin[0], category: 1, root: null, pages: {}, flags: everything },
  { id: 3, name: roleNames.appAdmin[0], category: 2, root: null, pages: {}, flags: everything },
  {
    id: 4,
    name: roleNames.mediaBuyer[0],
    category: 3,
    root: 1,
    pages: {
      ...given('view', ...monitor, 'effectevaluate@monitor', 'asacampaigninfo@monitor', 'channeloverview@userlifecycle', ...data),
      ...given('edit', 'campaign@manage', 'campgroup@manage', 'dataexport@dataservice', 'deviceManage@manage'),
    },
    flags: { ...nothing, retention: true, top: true },
  },
  {
    id: 5,
    name: roleNames.analyst[0],
    category: 4,
    root: 1,
    pages: {
      ...given('view', ...monitor, 'remarketing@monitor', 'effectevaluate@monitor', 'roi@monitor', 'asacampaigninfo@monitor'),
      ...given('view', ...behaviour, ...lifecycle, ...data, ...antiCheat, 'campaign@manage', 'campgroup@manage', 'logquery@dataservice'),
      ...given('view', 'adsenseinfo@trafficmonetization', 'admobinfo@trafficmonetization', 'akandetails@skadnetwok'),
    },
    flags: { ...everything, order: false },
  },
  {
    id: 6,
    name: roleNames.channelPartner[0],
    category: 5,
    root: null,
    pages: given('view', 'dashboard@monitor', 'campaigninfo@monitor', 'dataexport@dataservice', 'reportdownload@dataservice'),
    flags: { ...nothing, retention: true },
  },
  {
    id: 7,
    name: '财务只读',
    category: 4,
    root: 1,
    pages: given('view', 'dashboard@monitor', 'campaigninfo@monitor', 'roi@monitor', ...data, 'adsenseinfo@trafficmonetization'),
    flags: { ...nothing, pay: true, order: true },
  },
  {
    id: 8,
    name: '产品运营',
    category: 3,
    root: 1,
    pages: {
      ...given('view', 'dashboard@monitor', 'campaigninfo@monitor', ...lifecycle, ...data),
      ...given('edit', ...behaviour, 'systemparam@config'),
    },
    flags: { ...everything, pay: false, order: false },
  },
  {
    id: 9,
    name: '反作弊专员',
    category: 3,
    root: 1,
    pages: {
      ...given('view', 'dashboard@monitor', 'campaigninfo@monitor', 'logquery@dataservice', 'channelmanage@config'),
      ...given('edit', ...antiCheat, 'deviceManage@manage'),
    },
    flags: { ...nothing, natural: true, top: true },
  },
  {
    id: 10,
    name: '内容推广',
    category: 3,
    root: 11,
    pages: { ...given('view', ...monitor, ...data), ...given('edit', 'campaign@manage') },
    flags: { ...nothing, retention: true },
  },
];
