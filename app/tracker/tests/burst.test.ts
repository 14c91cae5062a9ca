import { expect, test } from 'vitest';
import { createVisitor } from '../../../tests/tracker/fakes/visitor.ts';

test('what is said at once is sent at once; while the receiver is away, one event alone asks for all', async () => {
  const { start, receiver, clock } = createVisitor();
  receiver.answering(() => ({ status: 500 }));
  const page = start({}, { hosts: [] });
  await clock.pass(10);
  for (let index = 0; index < 9; index += 1) page.tell('event', `e${index}`);
  await clock.pass(0);
  expect(receiver.requests()).toBe(9);
  await clock.pass(3500);
  expect(receiver.requests()).toBe(10);
  receiver.answering(() => ({ status: 200 }));
  await clock.pass(10_000);
  expect(receiver.requests()).toBe(19);
  expect(receiver.whats().sort()).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8']);
});

test('an event that is on its way as the page is left is given to the browser once more, which gives up the first; so it counts once', async () => {
  const { start, receiver, clock } = createVisitor();
  const page = start({}, { hosts: [] });
  await clock.pass(10);
  page.tell('order');
  await clock.pass(10);
  page.show(false);
  page.close();
  // The order twice, and a time; what outlives the page is not sent a third time.
  expect([receiver.requests(), page.beacons]).toEqual([3, []]);
  expect(receiver.whats()).toEqual(['order', 'appduration']);
});
