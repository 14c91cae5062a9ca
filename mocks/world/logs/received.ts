import type { AppRecord } from '../apps/app.ts';
import { part } from '../state/part.ts';
import { momentOf } from '../calendar.ts';
import type { World } from '../world.ts';
import { eventsOf } from './seed-events.ts';
import type { PropertyIssue } from '#app/api/apps/debug.ts';
import type { TrackingEvent } from '#app/api/tracking/tracking.ts';

/** Something that the log receiver was sent. */
export interface ReceivedEvent {
  id: number;
  /** What the sender calls it. */
  eventId: string | null;
  app: number;
  at: string;
  event: string;
  who: string | null;
  deviceId: string;
  model: string | null;
  os: string | null;
  /** The campaign that the page was opened from. */
  campaign: number | null;
  amount: number | null;
  transaction: string | null;
  issues: readonly PropertyIssue[];
  /** It could not be read. */
  isRefused?: boolean;
  /** How often it came again. */
  repeats?: number;
  payload: Readonly<Record<string, unknown>>;
}

const receivedOf = part((world) =>
  world.store.collection<ReceivedEvent>(
    'received',
    () => [],
    ({ id }) => id,
  ),
);

/** The most events stored for an app. Older ones are dropped. */
const most = 300;

/** Newest first, with what was refused. */
export const arrivedAt = (world: World, app: number): readonly ReceivedEvent[] =>
  receivedOf(world)
    .all()
    .filter((one) => one.app === app);

export const receivedBy = (world: World, app: number): readonly ReceivedEvent[] =>
  arrivedAt(world, app).filter(({ isRefused = false }) => !isRefused);

/** The app that an event names, if it takes any. */
const appFor = (world: World, appid: unknown) => {
  const app = world.apps.all().find(({ id, appkey }) => appkey === appid || String(id) === appid);
  return app && !app.isDisabled && !app.isExpired ? app : undefined;
};

/** Stores events of existing apps and silently ignores others. */
export function receive(world: World, sent: TrackingEvent, payload: Readonly<Record<string, unknown>>) {
  const app = appFor(world, sent.appid);
  if (!app) return;
  const received = receivedOf(world);
  const known = sent.id === null ? undefined : receivedBy(world, app.id).find(({ eventId }) => eventId === sent.id);
  // An event that is sent again after a lost answer is stored once.
  if (known) {
    received.put({ ...known, repeats: (known.repeats ?? 0) + 1 });
    return;
  }
  const id = received.nextId();
  const { context } = sent;
  received.put({
    id,
    eventId: sent.id,
    app: app.id,
    // More than one may come within a minute, which is as fine as the clock of the world is.
    at: momentOf(world.now, id % 60),
    event: sent.what,
    who: sent.who,
    deviceId: context.deviceId,
    model: context.model,
    os: context.os,
    campaign: Number(context.campaign) > 0 ? Number(context.campaign) : null,
    amount: sent.amount,
    transaction: sent.transactionId,
    issues: issuesOf(app, sent),
    payload,
  });
  dropOld(world, app.id);
}

function dropOld(world: World, app: number) {
  for (const { id } of arrivedAt(world, app).slice(most)) receivedOf(world).delete(id);
}

/** Remembers what could not be read, so that its developer sees that it came, and why it was refused. What names no app is nobody's. */
export function noteRefused(world: World, sent: Readonly<Record<string, unknown>>, issue: PropertyIssue) {
  const app = appFor(world, sent['appid']);
  if (!app) return;
  const received = receivedOf(world);
  const id = received.nextId();
  const context = isRecord(sent['context']) ? sent['context'] : {};
  const textIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : null);
  received.put({
    id,
    eventId: null,
    app: app.id,
    at: momentOf(world.now, id % 60),
    event: textIn(sent['what']) ?? '–',
    who: textIn(sent['who']),
    deviceId: textIn(context['deviceid']) ?? '',
    model: textIn(context['model']),
    os: null,
    campaign: null,
    amount: null,
    transaction: null,
    issues: [issue],
    isRefused: true,
    payload: sent,
  });
  dropOld(world, app.id);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What an event should have brought and has not. */
export function issuesOf(app: AppRecord, sent: TrackingEvent): PropertyIssue[] {
  const spec = eventsOf(app.platform).find(({ event }) => event === sent.what);
  const { transactionId, amount, currency, paymentType, duration } = sent;
  const values: Readonly<Record<string, string | number | null>> = {
    who: sent.who,
    transactionid: transactionId,
    currencyamount: amount,
    currencytype: currency,
    paymenttype: paymentType,
    appduration: duration,
    url: sent.context.url,
  };
  const missing = (spec?.properties ?? []).filter(({ name, isNeeded }) => isNeeded && (values[name] ?? null) === null);
  const issues = missing.map(({ name, kind }): PropertyIssue => ({
    property: name,
    level: 'error',
    problem: 'missing',
    expected: kind,
    received: null,
  }));
  if (amount !== null && amount < 0)
    issues.push({ property: 'currencyamount', level: 'error', problem: 'value', expected: '≥ 0', received: String(amount) });
  return issues;
}
