import { describe, expect, test } from 'vitest';
import listed from './spec-routes.json' with { type: 'json' };
import { decide, isInMenu } from '#app/access/decide.ts';
import { gateNames, gatesOf, type AccessContext } from '#app/access/gates.ts';
import { viewerOf, type Viewer } from '#app/access/viewer.ts';
import { table } from '#app/routes/table.ts';
import { sectionsFor } from '#app/shell/menu/sections.ts';

const platforms = ['iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'wx', 'wg', 'dg', 'selfBuilt'] as const;
const categories = [0, 1, 2, 3, 4, 5, -1, 99];
const services = ['adDetails', 'arouse', 'analysis', 'cashFlow', 'fake'] as const;
const keys = [...new Set(table.flatMap(({ access }) => access ?? []))];
const allRights = keys.map((key) => ({ key, parent: null, canView: true, canEdit: false, order: 0 }));

interface Case {
  category: number;
  platform: (typeof platforms)[number];
  isEntitled: boolean;
  mayAll: boolean;
  isDemo: boolean;
  isSpecialOnH5: boolean;
}

const cases: Case[] = categories.flatMap((category) =>
  platforms.flatMap((platform) =>
    [true, false].flatMap((isEntitled) =>
      [true, false].flatMap((mayAll) =>
        [true, false].flatMap((isDemo) =>
          [true, false].map((isSpecialOnH5) => ({ category, platform, isEntitled, mayAll, isDemo, isSpecialOnH5 })),
        ),
      ),
    ),
  ),
);

function standingOf({ category, platform, isEntitled, mayAll, isDemo, isSpecialOnH5 }: Case): AccessContext & { viewer: Viewer } {
  const isChannelPerson = category === 5;
  const account = { roleCategory: category, isSuperUser: category === 0, isChannelPerson, isDemo, isSpecialOnH5 };
  return {
    viewer: viewerOf(account, mayAll ? allRights : []),
    app: { platform, isExpired: false },
    services: isEntitled ? Object.fromEntries(services.map((name) => [name, 2])) : {},
    hidden: new Set(),
  };
}

/** What L94 hides on H5, as routes (A-07, A-08, C-01 to C-03). */
const hiddenOnH5 = new Set([
  '/manage/subactivity',
  '/manage/subcampaignlist',
  '/manage/subcampaignlistDetail',
  '/manage/editsubactivity',
  '/monitor/keyword',
  '/monitor/effectevaluate',
  '/monitor/roi',
  '/monitor/advertisinginfo',
  '/monitor/advertisinginfoer',
  '/userlifecycle/useroverview',
  '/userlifecycle/channeloverview',
  '/userlifecycle/refluxanalysis',
  '/userlifecycle/serveridbackflow',
  '/userlifecycle/backanalysis',
  '/behavioranalysis/userengagement',
  '/behavioranalysis/Terminalproperties',
  '/dataservice/logquery',
]);

/** Written from the rules and the list of routes alone; knows nothing of the gates. */
function expected(
  entry: (typeof listed)[number],
  { category, platform, isEntitled, mayAll, isDemo, isSpecialOnH5 }: Case,
): 'open' | 'instead' | 'closed' {
  const { path, group, platforms: on, service } = entry;
  if (!entry.needsLogin) return 'open';
  const isAdmin = category >= 0 && category <= 2;
  const isChannel = category === 5;
  const isOnH5 = platform === 'H5' && !isSpecialOnH5 && hiddenOnH5.has(path);
  if (path === '/channelUserTip') return isChannel ? 'open' : 'closed';
  if (['/manage/auth', '/manage/authpower', '/manage/authrole', '/manage/authroleDetail'].includes(path))
    return isAdmin && !isDemo ? 'open' : 'closed'; // C-07
  if (path === '/manage/dataCallback') return category === 0 ? 'open' : 'closed'; // R-157, C-04, decision 0120
  if (path === '/manage/channel' || path.includes('ccountList/') || path.endsWith('BindAppList') || group === 'manage (account binding)')
    return !isChannel && (category === 0 || category === 1 || mayAll) ? 'open' : 'closed'; // R-158, C-05
  if (path === '/manage/customchannel' || path === '/manage/deviceManage')
    return !isChannel && (isAdmin || isDemo || mayAll) ? 'open' : 'closed';
  if (on === null && group.startsWith('manage (no')) return 'open';
  if (path === '/app' || path === '/monitor') return 'open';
  const platformsOf = [...(on ?? listed.find((one) => one.path === entry.activeMenu)?.platforms ?? [])];
  if (path === '/dataservice/logquery') platformsOf.push('H5'); // R-140, C-03
  if (!platformsOf.includes(platform) || isOnH5) return 'closed';
  if (!isAdmin && !isDemo && !mayAll) return 'closed'; // R-151, C-09
  if (entry.isSpecial) return isEntitled ? 'instead' : 'open';
  return service !== null && !isEntitled ? 'instead' : 'open';
}

describe.each(listed.map((entry) => [entry.path, entry] as const))('%s', (path, entry) => {
  const page = table.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is no route`);

  test('opens to whom the rules open it, in every case', () => {
    const wrong = cases.filter((one) => decide(page, standingOf(one)).is !== expected(entry, one));
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('opens to nobody without a session, unless it is public (R-013)', () => {
    const { is } = decide(page, { viewer: null, app: null, services: {}, hidden: new Set() });
    expect(is).toBe(entry.needsLogin ? 'login' : 'open');
  });
});

describe('rights that were tampered with', () => {
  const least: Case = { category: 99, platform: 'iOS', isEntitled: false, mayAll: false, isDemo: false, isSpecialOnH5: false };

  test('never open more than nothing does', () => {
    const nothing = table.filter((page) => decide(page, standingOf(least)).is === 'open');
    const odd = [
      { key: '*', parent: null, canView: true, canEdit: true, order: 0 },
      { key: '__proto__', parent: null, canView: true, canEdit: true, order: 0 },
    ];
    const standing = {
      ...standingOf(least),
      viewer: viewerOf({ roleCategory: Number.NaN, isSuperUser: true, isChannelPerson: true, isDemo: false, isSpecialOnH5: false }, odd),
    };
    expect(table.filter((page) => decide(page, standing).is === 'open')).toEqual(nothing);
  });

  test('a page without a readable service status is not entitled', () => {
    const fake = table.find(({ path }) => path === '/anticheatposition/fake');
    if (!fake) throw new Error('no such route');
    expect(decide(fake, standingOf({ ...least, category: 0 }))).toEqual({ is: 'instead', path: '/anticheatposition/anticheatpositioner' });
  });
});

test.each([
  ['/monitor/advertisinginfo', '/monitor/advertisinginfoer'],
  ['/monitor/remarketing', '/monitor/remarking'],
  ['/userlifecycle/refluxanalysis', '/userlifecycle/backanalysis'],
  ['/trafficmonetization/adsenseinfo', '/trafficmonetization/trafficmonetizationper'],
  ['/trafficmonetization/admobinfo', '/trafficmonetization/trafficmonetizationper'],
  ['/anticheatposition/fake', '/anticheatposition/anticheatpositioner'],
  ['/anticheatposition/IndicatorDetails', '/anticheatposition/anticheatpositioner'],
])('without its service, %s gives way to %s (R-162)', (path, instead) => {
  const page = table.find((one) => one.path === path);
  const standing = standingOf({ category: 0, platform: 'iOS', isEntitled: false, mayAll: true, isDemo: false, isSpecialOnH5: false });
  expect(page && decide(page, standing)).toEqual({ is: 'instead', path: instead });
});

describe('a page that explains a service', () => {
  const explaining = table.flatMap((page) => (page.standsInFor ? [{ page, of: page.standsInFor }] : []));
  const pagesOf = (path: string) => table.filter(({ otherwise }) => otherwise === path);

  test('stands for each page of that service, on every platform of it (R-162)', () => {
    const { size } = new Set(table.flatMap(({ otherwise }) => otherwise ?? []));
    expect(explaining).toHaveLength(size);
    for (const { page, of } of explaining) {
      expect(pagesOf(page.path).map(({ path }) => path)).toContain(of.path);
      for (const { service, platforms: on } of pagesOf(page.path)) {
        expect(service).toBe(of.service);
        expect(page.platforms).toEqual(expect.arrayContaining([...(on ?? [])]));
      }
    }
  });

  test.each(explaining)('$page.path gives way to the page once its service is active (R-130)', ({ page, of }) => {
    const standing = standingOf({ category: 0, platform: 'iOS', isEntitled: false, mayAll: true, isDemo: false, isSpecialOnH5: false });
    expect(decide(page, standing)).toEqual({ is: 'open' });
    expect(decide(page, { ...standing, services: { [of.service]: 2 } })).toEqual({ is: 'instead', path: of.path });
    expect(decide(page, { ...standing, services: { [of.service]: 1 } })).toEqual({ is: 'open' });
  });
});

describe('the menu', () => {
  const owner = standingOf({ category: 0, platform: 'iOS', isEntitled: true, mayAll: true, isDemo: false, isSpecialOnH5: false });
  const entriesOf = (standing: AccessContext) =>
    table.filter((page) => page.menu && isInMenu(page, standing)).map(({ path }) => path.split('/').at(-1));

  // Reconciliation is ours, and goes wherever the campaign report goes (decision 0052).
  test.each([
    ['wx', ['dashboard', 'campaigninfo', 'campaign', 'dataexport', 'reportdownload', 'reconcile']],
    ['H5', ['dashboard', 'campaigninfo', 'campaign', 'dataexport', 'reconcile']], // R-058, C-01
    ['selfBuilt', ['dashboard', 'campaigninfo', 'Eventfunnel', 'campaign', 'dataexport', 'reconcile']],
  ] as const)('of a %s app is short', (platform, expectedEntries) => {
    expect(entriesOf({ ...owner, app: { platform, isExpired: false } })).toEqual(expectedEntries);
  });

  test('is made of what its reader may open, and a section of one page stays a section (R-023, R-069, alwaysShow of R-094, A-49)', () => {
    const sectionsOf = (standing: AccessContext) =>
      Object.fromEntries(sectionsFor(standing).map(({ name, entries }) => [name, entries.map(({ path }) => path)]));
    expect(sectionsOf({ ...owner, app: { platform: 'wx', isExpired: false } })).toMatchObject({ campaigns: ['/manage/campaign'] });
    const member = { roleCategory: 4, isSuperUser: false, isChannelPerson: false, isDemo: false, isSpecialOnH5: false };
    const viewer = viewerOf(
      member,
      allRights.filter(({ key }) => key === 'roi@monitor'),
    );
    expect(sectionsOf({ ...owner, viewer })).toEqual({ monitor: ['/monitor/roi'] });
  });

  test('of H5 has ad details, user engagement and event logs for those with the cookie (R-058, R-140)', () => {
    const special = { ...owner, app: { platform: 'H5', isExpired: false } as const, viewer: { ...owner.viewer, isSpecialOnH5: true } };
    expect(entriesOf(special)).toEqual([
      'dashboard',
      'campaigninfo',
      'advertisinginfo',
      'userengagement',
      'campaign',
      'dataexport',
      'reconcile',
      'logquery',
    ]);
  });

  test.each([
    [-1, false],
    [0, false],
    [3, false],
    [1, true],
    [2, true],
    [7, true],
  ])('with fake status %i shows the anti-cheat entries: %s (R-137, C-08)', (status, isShown) => {
    expect(entriesOf({ ...owner, services: { ...owner.services, fake: status } }).includes('fake')).toBe(isShown);
  });

  test.each([
    [['IndicatorDetails@anticheatposition'], []],
    [['fake@anticheatposition'], ['fake']],
    [
      ['IndicatorDetails@anticheatposition', 'fake@anticheatposition'],
      ['fake', 'IndicatorDetails'],
    ],
  ])('of a member with %j has the anti-cheat entries %j: none without the right to the fake page (R-138)', (rights, shown) => {
    const member = { roleCategory: 4, isSuperUser: false, isChannelPerson: false, isDemo: false, isSpecialOnH5: false };
    const viewer = viewerOf(
      member,
      allRights.filter(({ key }) => rights.includes(key)),
    );
    expect(entriesOf({ ...owner, viewer }).toSorted()).toEqual(shown.toSorted());
  });

  test('has no entry that the app itself does not have, where the service says so (R-076)', () => {
    const app = { platform: 'iOS', isExpired: false, menus: ['dashboard@monitor', 'roi@monitor'] } as const;
    expect(entriesOf({ ...owner, app })).toEqual(['dashboard', 'roi']);
    expect(entriesOf({ ...owner, app: { ...app, menus: [] } }).length).toBeGreaterThan(20);
  });

  test('leaves out what its reader has hidden, though its address still opens (R-131)', () => {
    const standing = { ...owner, hidden: new Set(['roi@monitor']) };
    const roi = table.find(({ path }) => path === '/monitor/roi');
    expect(entriesOf(standing)).not.toContain('roi');
    expect(roi && decide(roi, standing).is).toBe('open');
  });

  test('an expired app opens nothing about it, and names the gate (R-119)', () => {
    const standing = { ...owner, app: { platform: 'iOS', isExpired: true } as const };
    expect(entriesOf(standing)).toEqual([]);
    const dashboard = table.find(({ path }) => path === '/monitor/dashboard');
    expect(dashboard && decide(dashboard, standing)).toEqual({ is: 'closed', gate: 'expiry' });
    expect(dashboard && gateNames.filter((gate) => !gatesOf(dashboard, standing)[gate])).toEqual(['expiry']);
  });
});
