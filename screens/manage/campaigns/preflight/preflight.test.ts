import { describe, expect, test } from 'vitest';
import type { NamingRule } from '#app/api/ours/campaigns/info.ts';
import type { Macro } from '#app/api/ours/campaigns/shapes.ts';
import { sampleRule as rule } from '#app/lib/links/naming/sampleRule.ts';
import type { PreflightFacts } from './facts.ts';
import { plannedDays, preflight } from './preflight.ts';

const macro = (key: string, parameter: string, isRequired = true): Macro => ({ key, parameter, name: parameter, isRequired });
const macros = [macro('__CID__', 'cid'), macro('__CALLBACK_PARAM__', 'callback'), macro('__OS__', 'os', false)];

const [, text] = rule.parts;
const byChannel: NamingRule = { ...rule, parts: [{ kind: 'channel', label: '渠道', options: [] }, ...(text ? [text] : [])] };
const byGroup: NamingRule = { ...rule, parts: [{ kind: 'group', label: '活动组', options: [] }, ...(text ? [text] : [])] };

const fine: PreflightFacts = {
  today: '2026-11-20',
  app: { name: '星海', platform: 'iOS', appkey: 'k', expiresOn: '2027-06-30', isFlowSpent: false },
  draft: {
    name: '秋季版本-A',
    channel: 101,
    account: 1,
    group: null,
    target: 'store',
    url: 'https://apps.apple.com/cn/app/id6471928305',
    deepLink: 'xinghai://event/autumn',
    packageId: null,
    miniVersion: null,
    clickWindow: 7,
    viewWindow: null,
    billing: 'CPA',
    macros: ['__CID__', '__CALLBACK_PARAM__'],
    parameters: [{ key: 'utm_campaign', value: 'autumn' }],
    callbackEvents: null,
    startsOn: null,
    endsOn: null,
  },
  channel: { name: '巨量引擎', media: 'toutiao', isEnabled: true },
  group: null,
  macros,
  isNameFree: true,
  naming: rule,
  account: { alias: '买量 01', state: 'fine', expiresOn: '2027-03-01', problem: null },
  hasAccounts: true,
  callbacks: [{ appkey: 'k', media: 'toutiao', isOn: true, events: ['install', 'register'] }],
  volume: { left: 9_000_000, perDay: 100_000 },
  basePackage: { version: '6.2.1' },
  packages: [{ id: 1, state: 'outdated' }],
};

type More = Partial<Omit<PreflightFacts, 'draft' | 'app'>> & {
  draft?: Partial<PreflightFacts['draft']>;
  app?: Partial<PreflightFacts['app']>;
};

const found = ({ draft, app, ...more }: More) =>
  preflight({ ...fine, ...more, draft: { ...fine.draft, ...draft }, app: { ...fine.app, ...app } })
    .filter(({ level }) => level !== 'pass')
    .map(({ code, level }) => `${level} ${code}`);

test('a campaign with everything has nothing but passes', () => {
  expect(found({})).toEqual([]);
  expect(preflight(fine).map(({ code }) => code)).toEqual([
    'channelEnabled',
    'accountFine',
    'targetSet',
    'deepLinkSet',
    'nameFree',
    'macrosComplete',
    'linkFits',
    'callbackOn',
    'appFine',
    'volumeFine',
  ]);
});

describe('one thing is wrong', () => {
  test.each<[string, More, string[]]>([
    ['no channel', { channel: null }, ['stop channelMissing']],
    ['a disabled channel', { channel: { name: 'x', media: 'toutiao', isEnabled: false } }, ['stop channelDisabled']],
    ['no account though there are some', { account: null }, ['warn accountNone']],
    ['no account where there is none', { account: null, hasAccounts: false }, []],
    [
      'an account that lost its authorization',
      { account: { alias: 'a', state: 'broken', expiresOn: null, problem: 'revoked' } },
      ['stop accountBroken'],
    ],
    [
      'an account whose last day is past',
      { account: { alias: 'a', state: 'fine', expiresOn: '2026-11-19', problem: null } },
      ['stop accountBroken'],
    ],
    ['a disabled account', { account: { alias: 'a', state: 'disabled', expiresOn: null, problem: null } }, ['stop accountDisabled']],
    [
      'an account that ends within the run',
      { account: { alias: 'a', state: 'ending', expiresOn: '2026-11-25', problem: null } },
      ['warn accountEnding'],
    ],
    ['an account without data yet', { account: { alias: 'a', state: 'waiting', expiresOn: null, problem: null } }, ['wait accountWaiting']],
    ['no store', { draft: { url: null } }, ['stop storeMissing']],
    ['the store of another system', { draft: { url: 'https://sj.qq.com/appdetail/x' } }, ['warn storeOfOther']],
    ['no landing page', { draft: { target: 'page', url: null } }, ['stop pageMissing']],
    ['an address that is none', { draft: { target: 'page', url: 'www.example' } }, ['stop targetInvalid']],
    ['a script as an address', { draft: { target: 'page', url: 'javascript:alert(1)' } }, ['stop targetInvalid']],
    ['an address that is not encrypted', { draft: { target: 'page', url: 'http://a.example/x' } }, ['warn targetInsecure']],
    ['no package', { draft: { target: 'package', url: null }, basePackage: null }, ['stop packageMissing']],
    ['no package of the channel', { draft: { target: 'package', url: null }, packages: [] }, ['stop packageNotMade']],
    ['one that failed', { draft: { target: 'package', url: null }, packages: [{ id: 1, state: 'failed' }] }, ['stop packageFailed']],
    ['one that is built', { draft: { target: 'package', url: null }, packages: [{ id: 1, state: 'building' }] }, ['stop packageBuilding']],
    [
      'one that is disabled',
      { draft: { target: 'package', url: null }, packages: [{ id: 1, state: 'disabled' }] },
      ['stop packageDisabled'],
    ],
    ['another than the one it names', { draft: { target: 'package', url: null, packageId: 2 } }, ['stop packageNotMade']],
    ['an address instead', { draft: { target: 'package', url: 'https://a.example/x.apk' }, packages: [] }, []],
    ['no deep link', { draft: { deepLink: null } }, ['warn deepLinkMissing']],
    ['a deep link without a scheme', { draft: { deepLink: 'event/autumn' } }, ['stop deepLinkInvalid']],
    ['no name', { draft: { name: ' ' } }, ['stop nameMissing']],
    ['a name that is taken', { isNameFree: false }, ['stop nameTaken']],
    ['a name that breaks the rule', { draft: { name: '冬季-A' } }, ['warn nameOffRule']],
    ['a name that breaks a strict rule', { draft: { name: '冬季-A' }, naming: { ...rule, isStrict: true } }, ['stop nameOffRule']],
    ['a name after another channel', { draft: { name: '腾讯广告-A' }, naming: byChannel }, ['warn nameOffRule']],
    ['a name after its channel, in the other language', { draft: { name: 'Ocean Engine-A' }, naming: byChannel }, []],
    ['a name after no group', { draft: { name: '拉新-A' }, naming: byGroup }, ['warn nameOffRule']],
    ['a name after its group', { draft: { name: '拉新-A', group: 7 }, group: { name: '拉新' }, naming: byGroup }, []],
    ['a name that networks cut', { draft: { name: `秋季版本-${'很'.repeat(60)}` } }, ['warn nameTooLong']],
    ['no callback macro', { draft: { macros: ['__CID__'] } }, ['stop macroMissing']],
    ['another required macro missing', { draft: { macros: ['__CALLBACK_PARAM__'] } }, ['warn macroMissing']],
    [
      'a parameter twice',
      {
        draft: {
          parameters: [
            { key: 'a', value: '1' },
            { key: 'a', value: '2' },
          ],
        },
      },
      ['stop parameterTwice'],
    ],
    ['a parameter in the place of a macro', { draft: { parameters: [{ key: 'cid', value: '1' }] } }, ['stop parameterIsMacro']],
    ['a macro of another network', { draft: { parameters: [{ key: 'x', value: '{gclid}' }] } }, ['stop macroForeign']],
    [
      'a macro on a custom channel',
      { macros: [], draft: { macros: [], parameters: [{ key: 'x', value: 'kol-{gclid}' }] } },
      ['warn macroForeign'],
    ],
    ['underscores that are no macro', { draft: { parameters: [{ key: 'x', value: 'a__b__c' }] } }, []],
    ['a space in a value', { draft: { parameters: [{ key: 'x', value: 'a b' }] } }, ['warn parameterOdd']],
    ['a full-width sign in a value', { draft: { parameters: [{ key: 'x', value: 'ａ' }] } }, ['warn parameterOdd']],
    ['a link that is too long', { draft: { parameters: [{ key: 'x', value: 'a'.repeat(2100) }] } }, ['stop linkTooLong']],
    ['callbacks switched off for it', { draft: { callbackEvents: [] } }, ['warn callbackSwitchedOff']],
    ['the callback of the channel off', { callbacks: [{ appkey: 'k', media: 'toutiao', isOn: false, events: [] }] }, ['warn callbackOff']],
    ['the callback of another app', { callbacks: [{ appkey: 'other', media: 'toutiao', isOn: true, events: [] }] }, ['warn callbackOff']],
    ['a callback that sends nothing', { callbacks: [{ appkey: 'k', media: 'toutiao', isOn: true, events: [] }] }, ['warn callbackEmpty']],
    ['a target event that is not sent', { draft: { callbackEvents: ['pay'] } }, ['warn callbackEventOff']],
    ['an app that ends within the run', { app: { expiresOn: '2026-12-01' } }, ['warn appEnding']],
    ['an app that has ended', { app: { expiresOn: '2026-11-19' } }, ['stop appExpired']],
    ['volume for fewer days than planned', { volume: { left: 1_900_000, perDay: 100_000 } }, ['warn volumeLow']],
    ['no volume', { volume: { left: 0, perDay: 100_000 } }, ['stop volumeSpent']],
    ['volume used up', { app: { isFlowSpent: true } }, ['stop volumeSpent']],
    ['volume without a limit', { volume: { left: null, perDay: 100_000 } }, []],
  ])('%s', (_, more, expected) => expect(found(more)).toEqual(expected));
});

test.each([
  ['tokenExpired', 'credentials'],
  ['passwordChanged', 'credentials'],
  ['authorizationRevoked', 'account'],
  [null, 'account'],
])('an account that stopped says why, and what puts it right: %s', (problem, fix) => {
  const facts = { ...fine, account: { alias: 'a', state: 'broken' as const, expiresOn: '2026-11-19', problem } };
  expect(preflight(facts).find(({ code }) => code === 'accountBroken')).toMatchObject({ fix, values: { problem: problem ?? 'expired' } });
});

test('what is not known is never taken for fine', () => {
  for (const why of ['unknown', 'denied'] as const)
    expect(
      found({
        draft: { target: 'package', url: null },
        channel: why,
        group: why,
        account: why,
        macros: why,
        isNameFree: why,
        naming: why,
        callbacks: why,
        volume: why,
        basePackage: why,
        packages: why,
      }),
    ).toEqual([
      'wait channelUnchecked',
      'wait accountUnchecked',
      'wait packageUnchecked',
      'wait nameUnchecked',
      'wait macrosUnchecked',
      'wait callbackUnchecked',
      'wait volumeUnchecked',
    ]);
});

test('H5 and mini games have no deep link, and a channel of one’s own has no callback', () => {
  const web = { target: 'page', url: 'https://a.example', deepLink: null } as const;
  expect(found({ app: { platform: 'H5' }, draft: web })).toEqual([]);
  expect(found({ app: { platform: 'wg' }, draft: { target: 'miniProgram', url: null, deepLink: null } })).toEqual([]);
  expect(
    found({ channel: { name: '门店', media: 'custom-1', isEnabled: true }, macros: [], callbacks: [], draft: { macros: [] } }),
  ).toEqual([]);
});

test.each([
  [null, []],
  ['current', []],
  ['audit', ['warn versionTrial']],
  ['latest', ['warn versionDevelopment']],
] as const)('a mini program of the version %s', (miniVersion, expected) => {
  const draft = { target: 'miniProgram', url: null, deepLink: null, miniVersion } as const;
  expect(found({ app: { platform: 'wx' }, draft })).toEqual(expected);
});

test.each([
  [{ startsOn: null, endsOn: null }, 30],
  [{ startsOn: null, endsOn: '2026-11-29' }, 10],
  [{ startsOn: '2026-11-25', endsOn: '2026-11-29' }, 5],
  [{ startsOn: '2026-10-01', endsOn: '2026-10-02' }, 1],
])('a run of %j is %d days', (days, planned) => expect(plannedDays(days, '2026-11-20')).toBe(planned));
