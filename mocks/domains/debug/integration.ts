import { answer, type Answer } from '../../service/answer.ts';
import type { AppRecord, Platform } from '../../world/apps/app.ts';
import { settingsFor } from '../../world/apps/settings.ts';
import { devicesOf } from '../../world/devices/devices.ts';
import { auditsOf } from '../../world/logs/audits.ts';
import { debugEventsFor } from '../../world/logs/debug.ts';
import type { Account } from '../../world/members/account.ts';
import { eventsOf, sdkVersions } from '../../world/logs/seed-events.ts';
import { callbacksOf } from '../../world/services/callbacks.ts';
import { momentOf } from '../../world/calendar.ts';
import type { World } from '../../world/world.ts';
import { requireManagedApp, requireOwnApp } from '../apps/toApp.ts';
import { integration, type Coverage } from '#app/api/ours/apps/integration.ts';
import type { Check } from '#app/api/ours/checks.ts';

function coverageOf(world: World, caller: Account, app: AppRecord): Coverage[] {
  const events = debugEventsFor(world, caller, app);
  return eventsOf(app.platform).map(({ event, need }) => {
    const all = events.filter((one) => one.event === event);
    const came = all.filter(({ isRefused }) => !isRefused);
    const isBroken = all.some(({ issues }) => issues.some(({ level }) => level === 'error'));
    return { event, need, firstAt: came.at(-1)?.at ?? null, count: came.length, isBroken };
  });
}

type Found = Pick<Check, 'code' | 'level'> & Partial<Check>;

/** Checks in this order. Those after a stop are not run. */
function auditOf(world: World, caller: Account, app: AppRecord): Check[] {
  const found = [...integrationOf(world, caller, app), ...settingsChecks(world, app)];
  const stop = found.findIndex(({ level }) => level === 'stop');
  return found.map((check, index): Check => ({
    code: check.code,
    level: stop >= 0 && index > stop ? 'wait' : check.level,
    values: check.values ?? {},
    at: check.at ?? null,
  }));
}

function integrationOf(world: World, caller: Account, app: AppRecord): Found[] {
  const coverage = coverageOf(world, caller, app);
  const namesOf = (some: readonly Coverage[]) => some.map(({ event }) => event).join('、');
  const missing = coverage.filter(({ need, count }) => need === 'required' && count === 0);
  const broken = coverage.filter(({ isBroken }) => isBroken);
  const advised = coverage.filter(({ need, count }) => need === 'advised' && count === 0);
  const version = sdkVersions.find(({ platform }) => platform === app.platform)?.version ?? '';
  const at = `/manage/appDetail?id=${app.id}&step=2`;
  return [
    { code: 'firstEvent', level: coverage.some(({ count }) => count > 0) ? 'pass' : 'stop', at },
    { code: 'sdkVersion', level: 'pass', values: { version } },
    { code: 'requiredEvents', level: missing.length ? 'stop' : 'pass', values: { missing: namesOf(missing) }, at },
    { code: 'properties', level: broken.length ? 'stop' : 'pass', values: { broken: namesOf(broken) }, at },
    { code: 'advisedEvents', level: advised.length ? 'warn' : 'pass', values: { missing: namesOf(advised) }, at },
  ];
}

const inStores: ReadonlySet<Platform> = new Set(['iOS', 'Android', 'Harmony', 'quickApp']);
const onPages: ReadonlySet<Platform> = new Set(['H5', 'selfBuilt']);

/** What an app has not cannot be missing: a page is in no store, opens no app and has no installs that a click could be injected into. */
function settingsChecks(world: World, app: AppRecord): Found[] {
  const { storeUrl, deepLink, clickWindow, isProtected } = settingsFor(world, app);
  const on = callbacksOf(world)
    .all()
    .filter(({ appkey, isOn }) => appkey === app.appkey && isOn).length;
  const listed = devicesOf(world)
    .all()
    .filter((one) => one.app === app.id).length;
  const at = `/manage/appDetail?id=${app.id}`;
  const hasStore = inStores.has(app.platform);
  const hasInstalls = !onPages.has(app.platform);
  const found: (Found | false)[] = [
    hasStore && { code: 'storeUrl', level: storeUrl === null ? 'warn' : 'pass', at },
    hasStore && { code: 'deepLink', level: deepLink === null ? 'warn' : 'pass', at },
    { code: 'clickWindow', level: 'pass', values: { days: String(clickWindow) }, at: '/config/systemparam' },
    hasInstalls && { code: 'protection', level: isProtected ? 'pass' : 'warn', at },
    //
    app.platform !== 'H5' && { code: 'callbacks', level: on ? 'pass' : 'warn', values: { count: String(on) }, at: '/manage/dataCallback' },
    hasInstalls && { code: 'testDevices', level: listed ? 'pass' : 'warn', values: { count: String(listed) }, at: '/manage/deviceManage' },
  ];
  return found.filter((check) => check !== false);
}

const audited = (world: World, caller: Account, app: AppRecord) => ({
  checkedAt: auditsOf(world).find(app.id)?.at ?? momentOf(world.now),
  checks: auditOf(world, caller, app),
});

export const integrationAnswers: readonly Answer[] = [
  answer(integration.coverage, ({ world, caller, input }) => coverageOf(world, caller, requireOwnApp(world, caller, input.app))),
  answer(integration.audit, ({ world, caller, input }) => audited(world, caller, requireOwnApp(world, caller, input.app))),
  answer(integration.auditAgain, ({ world, caller, input }) => {
    const app = requireManagedApp(world, caller, input.app);
    auditsOf(world).put({ app: app.id, at: momentOf(world.now) });
    return audited(world, caller, app);
  }),
];
