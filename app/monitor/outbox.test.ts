import { expect, test } from 'vitest';
import type { MonitorEvent } from './events.ts';
import { createOutbox } from './outbox.ts';

const event = (part = '/monitor/roi'): MonitorEvent => ({ kind: 'chunk', part, message: '' });

/** A receiver, and a clock that is set by hand. */
function receiver() {
  const received: { dropped: number; events: unknown[] }[] = [];
  const clock = { now: 1_000_000 };
  const outbox = createOutbox({ send: (body) => void received.push(JSON.parse(body)), about: { version: '1.4.2' }, now: () => clock.now });
  return { received, clock, outbox, count: () => received.reduce((sum, { events }) => sum + events.length, 0) };
}

test('events leave together, with what is known of the build', () => {
  const { outbox, received } = receiver();
  outbox.add(event(), '/login');
  outbox.add(event(), '/login');
  expect(received).toEqual([]);
  const sent = { at: '1970-01-01T00:16:40.000Z', page: '/login', ...event() };
  outbox.flush();
  outbox.flush();
  expect(received).toEqual([
    {
      format: 1,
      version: '1.4.2',
      sentAt: '1970-01-01T00:16:40.000Z',
      dropped: 0,
      events: [sent, sent],
    },
  ]);
});

test('a loop of errors is cut off for the rest of its minute, and counted', () => {
  const { outbox, received, clock, count } = receiver();
  for (let at = 0; at < 500; at++) outbox.add(event(), '/');
  outbox.flush();
  expect(count()).toBe(20);
  clock.now += 60_000;
  outbox.add(event(), '/');
  outbox.flush();
  expect(received.at(-1)).toMatchObject({ dropped: 480, events: [{ kind: 'chunk' }] });
});

test('a page sends no more than 200 events, and none that is large', () => {
  const { outbox, clock, count } = receiver();
  outbox.add(event('x'.repeat(5_000)), '/');
  for (let at = 0; at < 400; at++) {
    clock.now += 30_000;
    outbox.add(event(), '/');
  }
  outbox.flush();
  expect(count()).toBe(200);
});
