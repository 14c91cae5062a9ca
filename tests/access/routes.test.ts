import { expect, test } from 'vitest';
import listed from './spec-routes.json' with { type: 'json' };
import { pathParamsAt, screenAt } from '#app/routes/find.ts';
import { titleOf, type MenuSection } from '#app/routes/screen.ts';
import { table } from '#app/routes/table.ts';

const paths = table.map(({ path }) => path);

/** Pages that the specification does not have, each with its decision: 0052, 0151, 0181. */
const ours = ['/dataservice/reconcile', '/restoreemail', '/status'];

test('the table has the 110 routes of the specification and those of ours, each once, and no other', () => {
  expect(listed).toHaveLength(110);
  expect(paths.toSorted()).toEqual([...listed.map(({ path }) => path), ...ours].toSorted());
});

test.each(listed.map((entry) => [entry.path, entry] as const))('%s is what the specification says', (path, entry) => {
  const found = table.find((one) => one.path === path);
  expect(found?.isPublic ?? false).toBe(!entry.needsLogin);
  expect(found?.menu !== undefined).toBe(entry.menu !== null);
  expect(found?.service !== undefined).toBe(entry.service !== null);
  expect(entry.platforms === null || found?.setting !== undefined || String(found?.platforms) === String(platformsOf(entry))).toBe(true);
  expect(entry.leftMenu === true && entry.needsLogin ? found?.layout : undefined).toBeUndefined();
  expect(entry.leftMenu === false && entry.needsLogin ? found?.layout : 'wide').toBe('wide');
});

/** On H5 the log query is the log export, behind the special-user cookie (C-03). The list has the menu of everybody. */
const platformsOf = ({ path, platforms }: (typeof listed)[number]) =>
  path === '/dataservice/logquery' && platforms ? [...platforms, 'H5'] : platforms;

test('every redirect, fallback and highlighted entry is a route, and every fallback a special page', () => {
  const special = new Set(listed.filter(({ isSpecial }) => isSpecial).map(({ path }) => path));
  for (const { redirect, otherwise, activeMenu } of table) {
    for (const path of [redirect, otherwise, activeMenu]) expect(path === undefined || paths.includes(path)).toBe(true);
    expect(otherwise === undefined || special.has(otherwise)).toBe(true);
    expect(activeMenu === undefined || table.find(({ path }) => path === activeMenu)?.menu !== undefined).toBe(true);
  }
});

test.each([
  ['/', '/login'],
  ['/index', '/index/demo'],
  ['/monitor', '/monitor/dashboard'],
  ['/app', '/manage/app'], // R-015, C-19
])('%s leads to %s', (path, target) => {
  expect(screenAt(path)?.redirect).toBe(target);
});

test('of the two tours one has the left menu (R-011)', () => {
  expect(['/index/demo', '/index/demo1'].map((path) => screenAt(path)?.layout)).toEqual([undefined, 'wide']);
});

test('each page highlights the entry of the menu that the specification gives it (R-024, R-025, R-033)', () => {
  const wrong = listed.filter(({ path, activeMenu }) => activeMenu !== null && (screenAt(path)?.activeMenu ?? path) !== activeMenu);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** The sections as the specification calls them. */
const sections: Readonly<Record<MenuSection, string>> = {
  monitor: 'Ad monitoring',
  behavior: 'Behaviour analysis',
  lifecycle: 'User lifecycle',
  campaigns: 'Campaigns',
  data: 'Data service',
  config: 'Config',
  monetization: 'Traffic monetization',
  antiCheat: 'Anti-cheat',
  skan: 'SKAdNetwork',
};

const entries = listed.flatMap(({ path, menu }) => (menu ? [[path, ...menu] as const] : []));

test.each(entries)('%s is an entry of the section %s, gated by page@section (R-043, R-045 to R-053)', (path, section) => {
  const found = screenAt(path);
  expect(found?.menu && sections[found.menu]).toBe(section);
  expect(found?.access).toBe(path.split('/').slice(1).toReversed().join('@'));
});

test('the menu stands in the order of the specification (R-045 to R-053)', () => {
  const order = table.filter(({ menu }) => menu).map(({ path }) => path.split('/').at(-1));
  expect(order).toEqual([
    'dashboard',
    'campaigninfo',
    'advertisinginfo',
    'keyword',
    'remarketing',
    'effectevaluate',
    'roi',
    'asacampaigninfo',
    'userengagement',
    'Eventfunnel',
    'Terminalproperties',
    'useroverview',
    'channeloverview',
    'refluxanalysis',
    'campaign',
    'campgroup',
    'dataexport',
    'reportdownload',
    'reconcile',
    'logquery',
    'channelmanage',
    'systemparam',
    'adsenseinfo',
    'admobinfo',
    'fake',
    'IndicatorDetails',
    'akandetails',
    'akanconfig',
  ]);
});

test.each([
  ['/config/addRule', '', '新增规则'],
  ['/config/addRule', 'id=100101', '编辑规则'],
  ['/manage/campaignDetail', 'app=1001&copy=7', '新建推广活动'],
  ['/manage/campaignDetail', 'app=1001&id=7', '推广活动详情'],
  ['/manage/appDetail', 'step=basic', '新建应用'],
  ['/manage/appDetail', 'step=2&id=1001', '应用详情'],
  ['/manage/authroleDetail', 'from=4', '新建角色'],
  ['/monitor/roi', 'app=1001', '注册收入比（ROI）'],
  ['/monitor/effectevaluate', '', '激活延迟分析'],
  //
  ['/manage/userinfo', '', '账号中心'],
  ['/manage/app', '', '应用列表'],
  ['/manage/auth', '', '成员与权限'],
  ['/manage/deviceManage', '', '设备白名单'],
  ['/manage/channel', '', '广告账户管理'],
])('%s?%s is called %s', (path, address, title) => {
  const found = screenAt(path);
  expect(found && titleOf(found, new URLSearchParams(address))[0]).toBe(title);
});

test('the page of an app reads its step and its id (R-027)', () => {
  expect(screenAt('/manage/appDetail')?.params).toEqual(['step', 'id']);
});

const named = table.filter(({ path }) => path.includes(':')).map(({ path }) => path);

test('some routes name a part of their address (R-028)', () => {
  expect(named).toContain('/manage/releaseAccountList/:id');
});

test.each(named)('%s yields what stands in the places that it names', (path) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const values = Object.fromEntries(names.map((name, index) => [name, String(3001 + index)]));
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '');
  expect(screenAt(address)?.path).toBe(path);
  expect(pathParamsAt(address)).toEqual(values);
  expect(pathParamsAt(`${address}/`)).toEqual(values);
  expect(table.find((one) => one.path === path)?.params).toEqual(expect.arrayContaining(names));
});
