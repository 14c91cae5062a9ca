import { answer, type Answer } from '../../service/answer.ts';
import { forbidden, taken } from '../../service/refusal.ts';
import { requireView } from '../../service/requireRights.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import { isFrequent, markFrequent } from '../../world/apps/frequent.ts';
import { keysFor } from '../../world/apps/seed.ts';
import { set, settingsFor } from '../../world/apps/settings.ts';
import type { Account } from '../../world/members/account.ts';
import { isAdmin } from '../../world/members/rights.ts';
import type { World } from '../../world/world.ts';
import { mayCreateApps, personFor } from '../account/rights.ts';
import { isNameFree } from './checks.ts';
import { toAppDetail, requireManagedApp, requireOwnApp, toApp } from './toApp.ts';
import { apps } from '#app/api/apps/apps.ts';
import type { NewApp } from '#app/api/apps/shapes.ts';

function listsOf(world: World, caller: Account, found: readonly AppRecord[]) {
  const toApps = (list: readonly AppRecord[]) => list.map((app) => toApp(world, caller, app));
  return { frequent: toApps(found.filter((app) => isFrequent(world, caller, app))), all: toApps(found) };
}

/** */
function matching(found: readonly AppRecord[], search: string | null | undefined) {
  const word = (search ?? '').trim().toLowerCase();
  return found.filter(({ name, appkey }) => name.toLowerCase().includes(word) || appkey.toLowerCase().includes(word));
}

/** How many apps a company may have. */
const limitOf = ({ id, isPaid }: Account) => (!isPaid ? 3 : id === 1 ? 30 : 10);

/** What counts towards that. The app of integration tests is the service's own, and lists leave it out. */
const countedOf = (world: World, root: number) => world.apps.all().filter(({ owner, isDebug }) => owner === root && !isDebug);

function create(world: World, caller: Account, { name, platform, industry, identifier, storeUrl }: NewApp): AppRecord {
  if (!mayCreateApps(caller)) throw forbidden();
  if (!isNameFree(world, caller, name)) throw taken('应用名称已存在', 'name');
  const root = world.accounts.find(caller.root) ?? caller;
  if (countedOf(world, root.id).length >= limitOf(root)) throw taken('应用数量已达上限');
  const id = world.apps.nextId();
  const made = world.apps.put({
    id,
    name: name.trim(),
    platform,
    industry,
    ...keysFor(id),
    owner: root.id,
    createdOn: world.now.day,
    onlineOn: null,
    isExpired: false,
    isExhausted: false,
    packageEndsOn: root.planEndsOn,
    isDebug: false,
    isDisabled: false,
    isFrequent: false,
    size: 0,
  });
  // A member with access to certain apps gets access to an app that he creates.
  if (caller.apps) world.accounts.change(caller.id, { apps: [...caller.apps, id] });
  set(world, made, { identifier: identifier ?? null, storeUrl: storeUrl ?? null });
  return made;
}

function change(world: World, caller: Account, id: number, isDisabled: boolean) {
  const { id: app } = requireManagedApp(world, caller, id);
  if (!isAdmin(caller)) throw forbidden();
  world.apps.change(app, { isDisabled });
  return null;
}

export const appAnswers: readonly Answer[] = [
  answer(apps.all, ({ world, caller }) => listsOf(world, caller, world.appsOf(caller))),
  answer(apps.search, ({ world, caller, input }) => listsOf(world, caller, matching(world.appsOf(caller), input.search))),
  answer(apps.frequent, ({ world, caller }) => listsOf(world, caller, world.appsOf(caller)).frequent),
  answer(apps.forCallbacks, ({ world, caller }) => {
    requireView({ world, caller }, 'dataCallback@manage');
    return world
      .appsOf(caller)
      .filter(({ platform, isExpired }) => platform !== 'H5' && !isExpired)
      .map(({ id, name, appkey, platform }) => ({ id, name, appkey, platform }));
  }),
  answer(apps.limit, ({ world, caller, input }) => {
    const person = personFor(caller, world.accounts.find(input.id));
    const root = world.accounts.find(person.root) ?? person;
    return { limit: limitOf(root), used: countedOf(world, root.id).length };
  }),
  answer(apps.one, ({ world, caller, input }) => toAppDetail(world, caller, requireOwnApp(world, caller, input.id))),
  answer(apps.create, ({ world, caller, input }) => toApp(world, caller, create(world, caller, input.body))),
  answer(apps.update, ({ world, caller, input: { body } }) => {
    const app = requireManagedApp(world, caller, body.id);
    if (!isNameFree(world, caller, body.name, app)) throw taken('应用名称已存在', 'name');
    world.apps.change(app.id, { name: body.name.trim(), industry: body.industry ?? app.industry });
    const { clickWindow, viewWindow, timeZone, currency, isProtected, identifier, storeUrl, deepLink, retentionRule } = body;
    const now = settingsFor(world, app);
    set(world, app, {
      // The store address can be cleared; required fields keep their value.
      identifier,
      storeUrl,
      deepLink,
      clickWindow: clickWindow ?? now.clickWindow,
      viewWindow: viewWindow ?? now.viewWindow,
      timeZone: timeZone ?? now.timeZone,
      currency: currency ?? now.currency,
      isProtected: isProtected ?? now.isProtected,
      retentionRule: retentionRule ?? now.retentionRule ?? 'calendar',
    });
    return null;
  }),
  answer(apps.enable, ({ world, caller, input }) => change(world, caller, input.id, false)),
  answer(apps.disable, ({ world, caller, input }) => change(world, caller, input.id, true)),
  answer(apps.delete, ({ world, caller, input }) => {
    const app = requireManagedApp(world, caller, input.id);
    if (caller.category > 1) throw forbidden();
    // Only a disabled app can be deleted, so that no data is lost by accident.
    if (!app.isDisabled) throw taken('请先停用应用');
    world.apps.delete(app.id);
    return null;
  }),
  answer(apps.markFrequent, ({ world, caller, input }) => {
    markFrequent(world, caller, requireOwnApp(world, caller, input.appId), input.method === 'add');
    return null;
  }),
  answer(apps.silence, ({ world, caller, input }) => {
    set(world, requireManagedApp(world, caller, input.id), { isSilenced: true });
    return null;
  }),
  answer(apps.tip, ({ world, caller, input }) => {
    const app = requireOwnApp(world, caller, input.app);
    //
    const content = app.isExhausted ? `流量已于 ${app.packageEndsOn ?? ''} 用尽，15 天后停止接收数据` : null;
    return { content };
  }),
];
