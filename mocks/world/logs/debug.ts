import type { AppRecord } from '../apps/app.ts';
import type { Account } from '../members/account.ts';
import { hash, pick, share } from '../random.ts';
import { later, momentOf } from '../calendar.ts';
import type { World } from '../world.ts';
import { deviceAt } from './device.ts';
import { arrivedAt, receivedBy, type ReceivedEvent } from './received.ts';
import { eventsOf, type EventSpec } from './seed-events.ts';
import type { DebugDevice, DebugEvent, PropertyIssue } from '#app/api/apps/debug.ts';

/** The devices that a team tries its app with: the first ones of its people, which stand on the whitelist, too. */
export const testers = [0, 1, 2, 3] as const;

const shown = 60;

/** The events of the last minutes, newest first: those that the receiver really got, then generated ones of the test devices. */
export function debugEventsOf(world: World, app: AppRecord): DebugEvent[] {
  return [...arrivedAt(world, app.id).map(toDebugEvent), ...earlier(world, app)];
}

const toDebugEvent = (one: ReceivedEvent): DebugEvent => ({
  id: `r-${one.id}`,
  at: one.at,
  event: one.event,
  who: one.who,
  deviceId: one.deviceId || null,
  device: one.model,
  issues: [...one.issues],
  isRefused: one.isRefused ?? false,
  repeats: one.repeats ?? 0,
  payload: one.payload,
});

/** What the test devices sent. An app without an integration has sent nothing; one that is being integrated has not sent everything. */
export function earlier(world: World, app: AppRecord): DebugEvent[] {
  if (app.size === 0 || app.isDisabled || app.isExpired) return [];
  const all = eventsOf(app.platform);
  const known = app.isDebug ? all.slice(0, 4) : all;
  const [first] = known;
  if (!first) return [];
  return Array.from({ length: app.isDebug ? 18 : shown }, (_, index) => {
    const keys = ['debug', app.id, world.now.day, index] as const;
    const spec = pick<EventSpec>([first, ...known.slice(1)], ...keys);
    const minutes = Math.floor(index * 0.7) + 1;
    return eventAt(app, spec, momentOf(later(world.now, -minutes), hash(...keys, 'second') % 60), index);
  }).toSorted((a, b) => b.at.localeCompare(a.at));
}

function eventAt(app: AppRecord, spec: EventSpec, at: string, index: number): DebugEvent {
  const person = pick<number>(testers, 'tester', app.id, index);
  const { deviceId, model, os } = deviceAt(app, person);
  const issues = issuesAt(app, spec, index);
  const isNobody = ['install', 'startup', 'pageview'].includes(spec.event) || issues.some(({ property }) => property === 'who');
  const who = isNobody ? null : accountOf(app, person);
  const properties = Object.fromEntries(spec.properties.flatMap(({ name }) => valueOf(name, app, index, issues)));
  return {
    id: `e-${app.id}-${index}`,
    at,
    event: spec.event,
    who,
    deviceId,
    device: model,
    issues,
    isRefused: false,
    repeats: 0,
    payload: { what: spec.event, appid: app.appkey, when: at, who, context: { deviceid: deviceId, model, osversion: os, ...properties } },
  };
}

export const accountOf = ({ id }: Pick<AppRecord, 'id'>, person: number) => `u_${(id % 1000) * 10_000 + 20_000 + person * 7}`;

/** The app that is being integrated omits the account id; others sometimes send text in place of a number. */
function issuesAt(app: AppRecord, { event, properties }: EventSpec, index: number): PropertyIssue[] {
  if (app.isDebug && event === 'register')
    return [{ property: 'who', level: 'error', problem: 'missing', expected: 'text', received: null }];
  const number = properties.find(({ kind }) => kind === 'number');
  if (!number || share('issue', app.id, index) > 0.12) return [];
  return [{ property: number.name, level: 'warning', problem: 'type', expected: 'number', received: '"30.00"' }];
}

function valueOf(name: string, app: AppRecord, index: number, issues: readonly PropertyIssue[]): [string, string | number][] {
  const issue = issues.find(({ property }) => property === name);
  if (issue) return issue.problem === 'missing' ? [] : [[name, '30.00']];
  switch (name) {
    case 'transactionid':
      return [[name, `T${app.id}${String(index).padStart(4, '0')}`]];
    case 'currencyamount':
      return [[name, [6, 30, 68, 128, 328][hash('amount', app.id, index) % 5] ?? 6]];
    case 'currencytype':
      return [[name, 'CNY']];
    case 'paymenttype':
      return [[name, app.platform === 'iOS' ? 'appstore' : 'weixinpay']];
    case 'level':
      return [[name, 1 + (hash('level', app.id, index) % 60)]];
    case 'appduration':
      return [[name, 20 + (hash('duration', app.id, index) % 900)]];
    case 'url':
      return [[name, `https://h5.provena.test/${app.id}/?from=${index}`]];
    default:
      return [];
  }
}

/** When each device was last in the stream of an app. */
export function lastSeenIn(world: World, app: AppRecord): ReadonlyMap<string, string> {
  const last = new Map<string, string>();
  for (const { deviceId, at, isRefused } of debugEventsOf(world, app)) {
    if (deviceId !== null && !isRefused && at > (last.get(deviceId) ?? '')) last.set(deviceId, at);
  }
  return last;
}

export function debugDevicesOf(world: World, app: AppRecord): DebugDevice[] {
  const seen = lastSeenIn(world, app);
  const lastOf = (deviceId: string) => seen.get(deviceId) ?? null;
  const own = testers.map((person): DebugDevice => {
    const { deviceId, kind, model } = deviceAt(app, person);
    return { id: deviceId, name: `测试机 ${'ABCD'[person] ?? ''}`, model, deviceId, kind, lastSeenAt: lastOf(deviceId) };
  });
  const known = new Set(own.map(({ deviceId }) => deviceId));
  const others = new Map(
    receivedBy(world, app.id)
      .filter(({ deviceId }) => !known.has(deviceId))
      .map((one) => [one.deviceId, one]),
  );
  const guests = [...others.values()].map(({ deviceId, model }): DebugDevice => ({
    id: deviceId,
    name: model ?? deviceId,
    model,
    deviceId,
    kind: null,
    lastSeenAt: lastOf(deviceId),
  }));
  return app.size === 0 ? guests : [...guests, ...own];
}

/**
 * The raw events that somebody may read. A channel person sees those that name one of his channels, and no test devices of others: raw records
 * hold device ids and accounts.
 */
export function debugEventsFor(world: World, caller: Account, app: AppRecord): DebugEvent[] {
  const events = debugEventsOf(world, app);
  if (!caller.isChannelPerson) return events;
  const own = new Set(caller.channels?.map(String));
  return events.filter(({ payload }) => own.has(channelIn(payload)));
}

function channelIn(payload: unknown): string {
  const context = isRecord(payload) ? payload['context'] : undefined;
  const channel = isRecord(context) ? (context['channelid'] ?? context['channel']) : undefined;
  return typeof channel === 'string' || typeof channel === 'number' ? String(channel) : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
