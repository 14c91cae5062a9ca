import { expect, test } from 'vitest';
import { AppletFlow, FlowUsage } from '#app/api/account/flow.ts';
import { MenuRight, RoleAuth } from '#app/api/account/rights.ts';
import { Account, LoginAccount } from '#app/api/account/shapes.ts';
import { App, AppLists } from '#app/api/apps/shapes.ts';
import { Announcement } from '#app/api/notices/notices.ts';
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

test('the services are the five of R-161', () => {
  expect(service.json['enum']).toEqual(['adv_details', 'arouse', 'analysis', 'cash_flow', 'fake']);
});
