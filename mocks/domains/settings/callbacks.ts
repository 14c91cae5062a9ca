import { answer, type Answer } from '../../service/answer.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { badRequest, missing } from '../../service/refusal.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import { namesFor } from '../../world/apps/trackingNames.ts';
import { placeOf, type Fact } from '../../world/facts/fact.ts';
import { sumFacts } from '../../world/facts/sumFacts.ts';
import type { Account } from '../../world/members/account.ts';
import { callbacksOf, changeCallback, type CallbackRecord, type Mapping } from '../../world/services/callbacks.ts';
import { indexOf } from '../../world/calendar.ts';
import type { World } from '../../world/world.ts';
import { callbacks } from '#app/api/callbacks.ts';
import { ourCallbacks } from '#app/api/ours/apps/callbacks.ts';
import { requireOwnApp } from '../apps/toApp.ts';
import { gatesOf } from './gates.ts';
import { answerOf, isAddress } from './reach.ts';

const page = 'dataCallback@manage';

/** What can be sent on, and the fact that counts it. A custom event happens to a part of those who are active. */
const events: readonly { event: string; name: string; fact: Fact; part?: number }[] = [
  { event: 'install', name: '激活', fact: 'installs' },
  { event: 'register', name: '注册', fact: 'registrations' },
  { event: 'loggedin', name: '登录', fact: 'logins' },
  { event: 'order', name: '下单', fact: 'orders' },
  { event: 'payment', name: '付费', fact: 'payers' },
  { event: 'level_up', name: '升级', fact: 'active', part: 0.22 },
  { event: 'tutorial_done', name: '完成新手引导', fact: 'registrations', part: 0.7 },
];

const appOf = (world: World, caller: Account, appkey: string): AppRecord => {
  const found = world.appsOf(caller).find((app) => app.appkey === appkey);
  if (!found) throw missing('应用');
  return found;
};

function ownCallback(world: World, caller: Account, id: number): CallbackRecord {
  requireEdit({ world, caller }, page);
  const found = callbacksOf(world).find(id);
  if (!found) throw missing('回传');
  appOf(world, caller, found.appkey);
  return found;
}

/** The counts of the last full days, from the facts of the app. */
function countsOf(world: World, app: AppRecord, days: number): (fact: Fact) => number {
  const yesterday = indexOf(world.now.day) - 1;
  const sums = sumFacts(
    world.promotionOf(app).books,
    { by: 'all', facts: events.map(({ fact }) => fact) },
    { from: yesterday - days + 1, to: yesterday },
  ).get('all');
  return (fact) => sums?.[placeOf[fact]] ?? 0;
}

const switched = (mappings: readonly Mapping[], event: string, isOn: boolean): Mapping[] => {
  const known = mappings.find((one) => one.event === event) ?? { event, mediaEvent: null, isOn, scope: 'attributed' as const };
  return [...mappings.filter((one) => one.event !== event), { ...known, isOn }];
};

export const callbackAnswers: readonly Answer[] = [
  answer(callbacks.all, ({ world, caller }) => {
    requireView({ world, caller }, page);
    const appkeys = new Set(world.appsOf(caller).map(({ appkey }) => appkey));
    const found = callbacksOf(world)
      .all()
      .filter(({ appkey }) => appkeys.has(appkey));
    return found.map((one) => Object.assign({}, one, { events: one.events.flatMap(({ event, isOn }) => (isOn ? [event] : [])) }));
  }),
  answer(callbacks.events, ({ world, caller, input }) => {
    requireView({ world, caller }, page);
    const app = appOf(world, caller, input.appkey);
    const own = callbacksOf(world)
      .all()
      .filter(({ appkey }) => appkey === app.appkey);
    const count = countsOf(world, app, 1);
    const weekCount = countsOf(world, app, 7);
    // As the settings of the app name it; without a name there it is called by its key.
    const named = new Map(namesFor(world, app.id).events.map((one) => [one.event, one.chinese]));
    return events.map(({ event, name, fact, part }) => ({
      event,
      name: named.has(event) ? (named.get(event) ?? null) : name,
      isCustom: part !== undefined,
      count: Math.floor(count(fact) * (part ?? 1)),
      weekCount: Math.floor(weekCount(fact) * (part ?? 1)),
      mappings: own.flatMap((one) =>
        one.events.flatMap((mapping) =>
          mapping.event === event ? [{ callback: one.id, mediaEvent: mapping.mediaEvent, isOn: mapping.isOn, scope: mapping.scope }] : [],
        ),
      ),
    }));
  }),
  answer(callbacks.turn, ({ world, caller, input: { body } }) => {
    const found = ownCallback(world, caller, body.id);
    const change = body.event === null ? { isOn: body.isOn } : { events: switched(found.events, body.event, body.isOn) };
    changeCallback(world, found.id, { ...found, ...change });
    return null;
  }),
  answer(callbacks.save, ({ world, caller, input: { body } }) => {
    requireEdit({ world, caller }, page);
    const app = appOf(world, caller, body.appkey);
    const known = body.id === null ? null : ownCallback(world, caller, body.id);
    if (!isAddress(body.url)) throw badRequest('url');
    if (!body.name.trim()) throw badRequest('name');
    const id = known?.id ?? callbacksOf(world).nextId();
    const { media, method, url, events: sent } = body;
    const isOn = known?.isOn ?? true;
    changeCallback(world, id, { id, appkey: app.appkey, media, name: body.name.trim(), isOn, method, url, events: sent });
    return { id };
  }),
  answer(ourCallbacks.delete, ({ world, caller, input }) => {
    changeCallback(world, ownCallback(world, caller, input.id).id, null);
    return null;
  }),
  answer(ourCallbacks.test, ({ world, caller, input: { body } }) => {
    requireEdit({ world, caller }, page);
    appOf(world, caller, body.appkey);
    const { reason, ...answer } = answerOf(body.url);
    if (reason === 'notAddress') throw badRequest('url');
    return { ...answer, reason };
  }),
  answer(ourCallbacks.trace, ({ world, caller, input }) => {
    requireView({ world, caller }, page);
    return gatesOf(world, requireOwnApp(world, caller, input.app), input);
  }),
];
