import { expect, test } from 'vitest';
import { createVisitor } from '../../../tests/tracker/fakes/visitor.ts';

test('what is said at once is sent at once; while the receiver is away, one event alone asks for all', async () => {
  const { start, receiver, clock } = createVisitor();
  receiver.answering(() => ({ status: 500 }));
  const page = start({}, { hosts: [] });
  await clock.pass(10);
  for (let index = 0; index < 9; index += 1) page.tell('event', `e${index}`);
  expect(receiver.requests()).toBe(9);
  await clock.pass(3500);
  expect(receiver.requests()).toBe(10);
  receiver.answering(() => ({ status: 200 }));
  await clock.pass(10_000);
  expect(receiver.requests()).toBe(19);
  expect(receiver.whats().sort()).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8']);
});

test('an event that is on its way is not given to the browser again, if the page is left', async () => {
  const { start, receiver, clock } = createVisitor();
  const page = start({}, { hosts: [] });
  await clock.pass(10);
  page.tell('order');
  page.show(false);
  page.close();
  expect([receiver.requests(), page.beacons]).toEqual([2, []]);
  expect(receiver.whats()).toEqual(['order', 'appduration']);
});
