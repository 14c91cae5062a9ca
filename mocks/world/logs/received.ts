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

export const receivedBy = (world: World, app: number): readonly ReceivedEvent[] =>
  receivedOf(world)
    .all()
    .filter((one) => one.app === app);

/** Stores events of existing apps and silently ignores others. */
export function receive(world: World, sent: TrackingEvent, payload: Readonly<Record<string, unknown>>) {
  const app = world.apps.all().find(({ id, appkey }) => appkey === sent.appid || String(id) === sent.appid);
  if (!app || app.isDisabled || app.isExpired) return;
  const received = receivedOf(world);
  // An event that is sent again after a lost answer is stored once.
  if (sent.id !== null && receivedBy(world, app.id).some(({ eventId }) => eventId === sent.id)) return;
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
    amount: context.amount,
    transaction: context.transactionId,
    issues: issuesOf(app, sent),
    payload,
  });
  for (const { id: old } of receivedBy(world, app.id).slice(most)) received.delete(old);
}

/** What an event should have brought and has not. */
export function issuesOf(app: AppRecord, sent: TrackingEvent): PropertyIssue[] {
  const spec = eventsOf(app.platform).find(({ event }) => event === sent.what);
  const { transactionId, amount, currency, paymentType, duration, url } = sent.context;
  const values: Readonly<Record<string, string | number | null>> = {
    who: sent.who,
    transactionid: transactionId,
    currencyamount: amount,
    currencytype: currency,
    paymenttype: paymentType,
    appduration: duration,
    url,
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
