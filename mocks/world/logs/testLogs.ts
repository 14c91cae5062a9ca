import type { AppRecord } from '../apps/app.ts';
import type { World } from '../world.ts';
import { earlier } from './debug.ts';
import { storyOf } from './journey.ts';
import { personBy, type PersonRecord } from './person.ts';
import type { ReceivedEvent } from './received.ts';

/** What a test device sent to the stream of its app, as it was received. The logs and the stream are two views of the same events. */
export const testLogsOf = (world: World, app: AppRecord, deviceId: string): ReceivedEvent[] =>
  receivedFromTests(world, app).filter((one) => one.deviceId === deviceId);

/** The person of a test order, or the one whom the value identifies. */
export function knownBy(world: World, app: AppRecord, by: Parameters<typeof personBy>[2], value: string): PersonRecord | null {
  const tested = by === 'order' ? receivedFromTests(world, app).find(({ transaction }) => transaction === value.trim()) : undefined;
  return tested ? personBy(world, app, 'device', tested.deviceId) : personBy(world, app, by, value);
}

const receivedFromTests = (world: World, app: AppRecord): ReceivedEvent[] =>
  earlier(world, app).map(({ id, at, event, who, deviceId, device, payload }, index) => {
    const values = isRecord(payload) && isRecord(payload['context']) ? payload['context'] : {};
    const { currencyamount, transactionid } = values;
    return {
      id: index,
      eventId: id,
      app: app.id,
      at,
      event,
      who,
      deviceId: deviceId ?? '',
      model: device,
      os: null,
      campaign: null,
      amount: typeof currencyamount === 'number' ? currencyamount : null,
      transaction: typeof transactionid === 'string' ? transactionid : null,
      issues: [],
      payload: isRecord(payload) ? payload : {},
    };
  });

/** When the logs of an app know of a device for the last time, except for what its stream has. */
export function lastLogOf(world: World, app: AppRecord, deviceId: string): string | null {
  const person = personBy(world, app, 'device', deviceId);
  return person ? (storyOf(world, person).stops.at(-1)?.at ?? null) : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
