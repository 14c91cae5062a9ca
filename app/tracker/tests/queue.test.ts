import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVisitor } from '../../../tests/tracker/fakes/visitor.ts';

/** The ids of the events that are kept. */
const kept = ({ kept }: ReturnType<typeof createVisitor>['storage']) => [...kept.keys()].filter((key) => /^_provena./.test(key));

test('an event is sent at once, and leaves the storage when the receiver has it', async () => {
  const { start, receiver, storage, clock } = createVisitor();
  const page = start();
  expect(kept(storage).length).toBe(1);
  await clock.pass(100);
  page.tell('order', { transactionId: 'T1', amount: 30 });
  await clock.pass(100);
  expect(receiver.whats()).toEqual(['pageview', 'order']);
  expect([...storage.kept.keys()]).toEqual(['_provena']);
});

test('a receiver that fails is asked again, less and less often, and in the end only when something happens', async () => {
  const { start, receiver, clock } = createVisitor();
  const times: number[] = [];
  receiver.answering(() => {
    times.push(clock.now());
    return { status: 500 };
  });
  const page = start();
  await clock.pass(3_600_000);
  expect(times.length).toBe(10);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(1000 * 2 ** index);
  receiver.answering(() => ({ status: 200 }));
  page.fire('online');
  await clock.pass(200_000);
  expect(receiver.whats().filter((what) => what === 'pageview').length).toBe(1);
});

test('who says Retry-After is not asked before', async () => {
  const { start, receiver, clock } = createVisitor();
  receiver.answering((request) => (request === 1 ? { status: 429, retryAfter: '120' } : { status: 200 }));
  const page = start();
  await clock.pass(30_000);
  page.show(false);
  page.show(true);
  page.fire('online');
  await clock.pass(80_000);
  expect(receiver.requests()).toBe(1);
  await clock.pass(20_000);
  expect(receiver.whats()[0]).toBe('pageview');
});

test('where a page has removed `Date`, a receiver that fails is asked less and less often all the same', async () => {
  const { start, receiver, clock } = createVisitor();
  receiver.answering(() => ({ status: 500 }));
  start({ before: 'delete globalThis.Date' });
  await clock.pass(60_000);
  expect(receiver.requests()).toBeLessThan(10);
});

test('a page that is seen and hidden again and again asks one that fails once each time', async () => {
  const { start, receiver, clock } = createVisitor();
  receiver.answering(() => ({ status: 500 }));
  const page = start({}, { hosts: [] });
  for (let index = 0; index < 30; index += 1) page.tell('event', `e${index}`);
  await clock.pass(0);
  expect(receiver.requests()).toBe(30);
  for (let round = 0; round < 10; round += 1) {
    page.show(false);
    await clock.pass(250);
    page.show(true);
    await clock.pass(250);
  }
  expect(receiver.requests()).toBeLessThanOrEqual(40);
});

test('what no answer comes to is asked again, under the same id', async () => {
  const { start, receiver, clock } = createVisitor();
  receiver.answering((request) => ({ status: 200, isSilent: request === 1 }));
  start();
  await clock.pass(20_000);
  expect(receiver.whats()).toEqual(['pageview']);
});

test('an event that is refused again and again is let go, and holds up nobody', async () => {
  const { start, receiver, storage, clock } = createVisitor();
  const page = start({}, { hosts: [] });
  let first = '';
  page.tell('event', 'bad');
  await clock.pass(0);
  first = kept(storage)[0] ?? '';
  receiver.answering(() => ({ status: 400 }));
  page.tell('event', 'worse');
  await clock.pass(1000);
  receiver.answering(() => ({ status: 200 }));
  page.tell('event', 'good');
  await clock.pass(60_000);
  expect(first).not.toBe('');
  expect(receiver.whats()).toContain('good');
  expect(kept(storage).length).toBeLessThanOrEqual(1);
});

test('a hundred are stored and tried, and what is said after them waits for its turn', async () => {
  const { start, receiver, storage, clock } = createVisitor();
  receiver.answering(() => ({ status: 0 }));
  const page = start({}, { hosts: [] });
  for (let index = 0; index < 130; index += 1) page.tell('event', `e${index}`);
  await clock.pass(10);
  expect(kept(storage).length).toBe(100);
  receiver.answering(() => ({ status: 200 }));
  page.fire('online');
  await clock.pass(20_000);
  const events = receiver.whats().filter((what) => what.startsWith('e'));
  expect(events.length).toBe(130);
});

test('what earlier pages have left makes room for what is new: the oldest is let go', async () => {
  const { start, receiver, storage, clock } = createVisitor();
  receiver.answering(() => ({ status: 0 }));
  const before = start({}, { hosts: [] });
  for (let index = 0; index < 100; index += 1) before.tell('event', `e${index}`);
  before.crash();
  const page = start();
  await clock.pass(1000);
  expect(kept(storage).length).toBe(100);
  receiver.answering(() => ({ status: 200 }));
  page.fire('online');
  await clock.pass(10_000);
  expect(receiver.whats()).toContain('pageview');
  expect(receiver.whats().filter((what) => what.startsWith('e')).length).toBe(99);
});

test('a page that is left sends what waits by requests that outlive it; by a beacon only where there are none', async () => {
  for (const before of ['', 'fetch = undefined']) {
    const { start, receiver, clock } = createVisitor();
    receiver.answering(() => ({ status: 500 }));
    const page = start({ before }, { hosts: [] });
    page.tell('order', { amount: 1 });
    page.tell('download');
    await clock.pass(100);
    receiver.answering(() => ({ status: 200 }));
    page.close();
    expect(receiver.whats().sort()).toEqual(['appduration', 'download', 'order']);
    expect(page.beacons.length > 0).toBe(!!before);
  }
});

test('what a closed page could not send, the next one does', async () => {
  const { start, receiver, storage, clock } = createVisitor();
  receiver.answering(() => ({ status: 0 }));
  const page = start();
  await clock.pass(100);
  page.close();
  expect(receiver.accepted).toEqual([]);
  await clock.pass(15_000);
  receiver.answering(() => ({ status: 200 }));
  start();
  await clock.pass(1000);
  expect(receiver.whats().sort()).toEqual(['appduration', 'exit', 'pageview', 'pageview']);
  expect(kept(storage)).toEqual([]);
});

test('storage denied, full, corrupt or cleared: it goes on in memory', async () => {
  const denied = createVisitor();
  denied.start({ isStorageDenied: true }).tell('order');
  await denied.clock.pass(5000);
  expect(denied.receiver.whats().sort()).toEqual(['order', 'pageview']);

  const full = createVisitor();
  full.storage.setRoom(10);
  full.start().tell('order');
  await full.clock.pass(61_000);
  expect(full.receiver.whats().sort()).toEqual(['appduration', 'order', 'pageview']);

  const corrupt = createVisitor();
  for (const [key, value] of Object.entries({ _provena: '{"a":', '_provena.x': 'event {', '_provena.y': '\u0000', '_provena.z': '' }))
    corrupt.storage.kept.set(key, value);
  corrupt.start();
  await corrupt.clock.pass(1000);
  expect([...corrupt.storage.kept.keys()]).toEqual(['_provena']);
  expect(corrupt.receiver.whats()).toEqual(['pageview']);

  const cleared = createVisitor();
  cleared.receiver.answering(() => ({ status: 0 }));
  const page = cleared.start();
  await cleared.clock.pass(500);
  cleared.storage.kept.clear();
  cleared.receiver.answering(() => ({ status: 200 }));
  await cleared.clock.pass(5000);
  page.tell('order');
  await cleared.clock.pass(100);
  expect(cleared.receiver.whats().sort()).toEqual(['order', 'pageview']);
});

/** One thing that happens to a page, or around it. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('event' as const) }),
  fc.record({ kind: fc.constant('pass' as const), time: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({ kind: fc.constant('answer' as const), status: fc.constantFrom(200, 200, 204, 500, 503, 0, 408) }),
  fc.record({ kind: fc.constantFrom('hide' as const, 'show' as const, 'reopen' as const, 'crash' as const, 'online' as const) }),
  fc.record({ kind: fc.constant('wall' as const), time: fc.integer({ min: -1e9, max: 1e9 }) }),
  fc.record({ kind: fc.constant('beacons' as const), yes: fc.boolean() }),
);

test('whatever happens, each event arrives exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 25 }), async (story) => {
      const { start, receiver, storage, clock } = createVisitor();
      let page = start({}, { hosts: [] });
      const made: string[] = [];
      for (const one of story) {
        if (one.kind === 'event') {
          made.push(`e${made.length}`);
          page.tell('event', made.at(-1));
        } else if (one.kind === 'pass') await clock.pass(one.time);
        else if (one.kind === 'answer') receiver.answering(() => ({ status: one.status }));
        else if (one.kind === 'wall') clock.setWall(one.time);
        else if (one.kind === 'beacons') page.takeBeacons(one.yes);
        else if (one.kind === 'online') page.fire('online');
        else if (one.kind === 'hide') page.show(false);
        else if (one.kind === 'show') page.show(true);
        else {
          if (one.kind === 'crash') page.crash();
          else page.close();
          page = start({}, { hosts: [] });
        }
      }
      receiver.answering(() => ({ status: 200 }));
      page.fire('online');
      await clock.pass(5000);
      expect(receiver.unreadable).toEqual([]);
      expect(
        receiver
          .whats()
          .filter((what) => what.startsWith('e'))
          .sort(),
      ).toEqual(made.sort());
      expect([...storage.kept.keys()].filter((key) => storage.kept.get(key)?.startsWith('event '))).toEqual([]);
    }),
    { numRuns: 150 },
  );
}, 60_000);
