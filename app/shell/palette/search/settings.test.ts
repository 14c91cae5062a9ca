import { expect, test } from 'vitest';
import { match, wordsIn } from '#design-system';
import { viewerOf } from '../../../access/viewer.ts';
import { account } from '../../../api/account/account.ts';
import { rights } from '../../../api/account/rights.ts';
import { testService } from '#mocks/domains/testService.ts';
import { settingNames, settingsFor } from './settings.ts';

const service = testService();

async function settingsOf(person: Parameters<typeof service.signIn>[0], locale: 'zh-CN' | 'en' = 'zh-CN') {
  const { client } = await service.signIn(person);
  const me = await client.ask(account.detail, {});
  const given = await client.ask(rights.of, { account: me.email });
  const viewer = viewerOf({ ...me, isSpecialOnH5: false }, (given.apps.find(({ app }) => app === 1001) ?? given).menus);
  const context = { viewer, app: { platform: 'iOS' as const, isExpired: false }, services: {}, hidden: new Set<string>() };
  return settingsFor({ app: null, context }, '', wordsIn(settingNames, locale));
}

test.each([
  ['时区', '/config/systemparam?tab=counting'],
  ['shiqu', '/config/systemparam?tab=counting'],
  ['guiyinck', '/config/systemparam?tab=counting'],
  ['time zone', '/config/systemparam?tab=counting'],
  ['mmgz', '/config/systemparam?tab=naming'],
  ['xgmm', '/manage/userinfo?open=password'],
  ['quanxianshenqing', '/manage/auth?tab=requests'],
] as const)('a setting is found by %s, in either language', async (query, href) => {
  for (const locale of ['zh-CN', 'en'] as const) {
    const found = (await settingsOf('super', locale)).filter(({ label, keywords = '' }) => match(query, `${label} ${keywords}`) !== null);
    expect(found.map((one) => one.href)).toContain(href);
  }
});

test('a setting that a reader may not change is not offered', async () => {
  const offered = (await settingsOf('channel')).map(({ id }) => id);
  expect(offered).not.toContain('setting:counting');
  expect(offered).not.toContain('setting:access');
});
