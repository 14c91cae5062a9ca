import { expect, test } from 'vitest';
import { AppletFlow, FlowUsage } from '#app/api/account/flow.ts';
import { MenuRight, RoleAuth } from '#app/api/account/rights.ts';
import { Account, LoginAccount } from '#app/api/account/shapes.ts';
import { sitesOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { App, AppLists, industry, platform } from '#app/api/apps/shapes.ts';
import { asaDimension } from '#app/api/asa.ts';
import { Announcement } from '#app/api/notices/notices.ts';
import { miniVersion } from '#app/api/ours/campaigns/shapes.ts';
import { packKind } from '#app/api/ours/links/packages.ts';
import { dimension } from '#app/api/reports/shapes.ts';
import { AppOnline, Arouse, FakeDefence, service } from '#app/api/services/shapes.ts';
import { Duration, TrackingEvent } from '#app/api/tracking/tracking.ts';
import type { JsonSchema } from '#app/api/wire/codec.ts';

/** The fields of section 3, spelled as the specification spells them. */
const entities: [rule: string, entity: { json: JsonSchema }, fields: string][] = [
  [
    'R-076 app',
    App,
    'id name appkey appsecret platform accountEmail date onlineDate past packagePast packagePastDate regedbutton industory isDebug menus',
  ],
  ['R-078 app lists', AppLists, 'generalUsed all'],
  [
    'R-079 R-083 account',
    Account,
    'id email status accountLogo universalLogin isSuperUser isChannelPerson rootParent roleName authStr parent company accountType roleCategory activeStatus roleNameNew',
  ],
  ['R-082 login', LoginAccount, 'id token h5event_log_user'],
  ['R-087 announcement', Announcement, 'id title content deployDate isRead'],
  [
    'R-088 flow',
    FlowUsage,
    'trackLimit trackTotalFlow trackRemainPercent packageLimit packageTotalFlow packageFlowPercent packageFlowId pastDate flowRestrict trackPastTimeNotified appletFlowUsage',
  ],
  ['R-088 flow of mini-programs', AppletFlow, 'usedFlow flowLimit usedPercent pastDate overageFlow'],
  ['R-090 role', RoleAuth, 'roleAuthDetailList payAuth retentionAuth isNatureOpen topAuth orderAuth eventAuth'],
  ['R-090 right', MenuRight, 'auth parentAuth view edit sort'],
  ['R-092 fake-defence', FakeDefence, 'money fakeStatusDetail msgStatus report pastDate fakeRemianDays fakeTips'],
  ['R-093 arouse', Arouse, 'arouseRemianDays arouseTips arouseStatusDetail'],
  ['R-093 app online', AppOnline, 'appOnlineTips appOnlineRemindDays appName'],
  ['R-095 tracking event', TrackingEvent, 'appid who what context'],
  ['R-097 duration', Duration, 'sessionId time timeIn timeOut'],
];

test.each(entities)('%s has its fields', (_, { json }, fields) => {
  expect(Object.keys(json['properties'] ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
});

/** What a field may be, in the words of the wire. The industries are named by us (G-06). */
const choices: [what: string, codec: { json: JsonSchema }, words: string][] = [
  ['services of R-161', service, 'adv_details arouse analysis cash_flow fake'],
  ['platforms of R-006', platform, 'iOS Android Harmony quickApp H5 wx wg dg selfBuilt'],
  ['industries of R-008', industry, 'game shop reading tool social education finance travel general'],
  ['kinds of packages of R-100', packKind, 'all APPMARKET ADVERTISING'],
  ['dimensions of search ads of R-101', asaDimension, 'org campaign adgroup keyword creativeset'],
  ['versions of mini programs of R-103', miniVersion, 'current audit latest'],
];

test.each(choices)('the %s are those of the specification', (_, { json }, words) => {
  expect(json['enum']).toEqual(words.split(' '));
});

test('rows are grouped by channel, group and campaign (R-099)', () => {
  expect(dimension.json['enum']).toEqual(expect.arrayContaining(['channel', 'campgroup', 'campaign']));
});

test('the media of Ocean Engine are the four of R-104', () => {
  expect(sitesOf('toutiao').map(({ key }) => key)).toEqual(['toutiao', 'douyin', 'pipixia', 'huoshan']);
});
