import { expect, test } from 'vitest';
import { createVisitor, options } from '../../../tests/tracker/fakes/visitor.ts';

const views = ({ receiver }: ReturnType<typeof createVisitor>) =>
  receiver.accepted.filter(({ what }) => what === 'pageview').map(({ read }) => JSON.stringify(read).match(/"url":"([^"]*)"/)?.[1]);

test('each place of a single-page site is one page view, however one gets there', async () => {
  const stand = createVisitor();
  const page = stand.start();
  page.run(`history.pushState({}, '', '/a'); history.pushState({}, '', '/b'); history.replaceState({}, '', '/b')`);
  page.go('/b#part');
  page.fire('hashchange');
  page.fire('popstate');
  await stand.clock.pass(100);
  page.go('/c');
  page.fire('click');
  await stand.clock.pass(99);
  expect(views(stand).length).toBe(4);
  await stand.clock.pass(400);
  const root = 'https://shop.example/';
  expect(views(stand)).toEqual([root, `${root}a`, `${root}b`, `${root}b#part`, `${root}c`]);
});

test('a link to a hash is viewed 100 ms after the click, though the address has changed at once (R-241)', async () => {
  const stand = createVisitor();
  const page = stand.start();
  await stand.clock.pass(2000);
  page.fire('click');
  page.go('/#part');
  page.fire('popstate');
  await stand.clock.pass(99);
  expect(views(stand).length).toBe(1);
  await stand.clock.pass(1);
  expect(views(stand).length).toBe(2);
  // Back, without a click: as soon.
  page.go('/');
  page.fire('popstate');
  await stand.clock.pass(100);
  expect(views(stand).length).toBe(3);
});

test('a frozen history is looked at now and then, and not touched', async () => {
  const stand = createVisitor();
  const page = stand.start({
    before: 'Object.freeze(Object.getPrototypeOf(history)); Object.freeze(history); Object.freeze(Object.prototype)',
  });
  page.run(`history.pushState({}, '', '/a')`);
  await stand.clock.pass(2000);
  expect(views(stand).length).toBe(2);
});

test('whoever hooks into the history before or after keeps their hook', async () => {
  const stand = createVisitor();
  const hook = (name: string) =>
    `{ const was = history.pushState; history.pushState = function (...w) { seen.push('${name}'); return was.apply(this, w) } }`;
  const page = stand.start({ before: `var seen = []; ${hook('before')}` });
  page.run(hook('after'));
  page.run(`history.pushState({}, '', '/a')`);
  await stand.clock.pass(1);
  page.tell('stop');
  page.run(`history.pushState({}, '', '/b')`);
  expect(page.run('seen.join()')).toBe('after,before,after,before');
  await stand.clock.pass(500);
  // Not that of `/b`, though our hook could not be taken out.
  expect(views(stand)).toEqual(['https://shop.example/', 'https://shop.example/a']);

  const other = createVisitor();
  const alone = other.start({ before: `var seen = []; ${hook('before')}` });
  alone.tell('stop');
  alone.run(`history.pushState({}, '', '/b')`);
  expect(alone.run('seen.join()')).toBe('before');
});

test('page views and exits come from production hosts alone, of which one may be said without a list', async () => {
  for (const [hosts, isSent] of [
    [['shop.example'], true],
    [['.example'], true],
    ['shop.example', true],
    [['example'], false],
    [['evilshop.example', '.shop.example'], false],
    [[], false],
  ] as const) {
    const stand = createVisitor();
    const page = stand.start({}, { hosts });
    page.tell('order');
    await stand.clock.pass(100);
    page.close();
    expect(stand.receiver.whats().filter((what) => what === 'pageview' || what === 'exit').length).toBe(isSent ? 2 : 0);
    expect(stand.receiver.whats()).toContain('order');
  }
});

test('a host that is not listed is named once in the console, and nothing is said on a listed one', async () => {
  const stand = createVisitor();
  const page = stand.start({}, { hosts: ['www.shop.example'] });
  page.run(`history.pushState({}, '', '/a')`);
  page.tell('init', 'app-key', options);
  await stand.clock.pass(5000);
  expect(page.warned).toEqual(['_provena shop.example not in hosts']);

  const listed = createVisitor();
  expect(listed.start().warned).toEqual([]);
});

test('a page without a console is measured all the same', async () => {
  const stand = createVisitor();
  const page = stand.start({ before: 'console = undefined' }, { hosts: [] });
  page.tell('order');
  await stand.clock.pass(100);
  expect(stand.receiver.whats()).toEqual(['order']);
});

test('a page that is drawn ahead is opened when somebody opens it', async () => {
  const stand = createVisitor();
  const page = stand.start({ isPrerendering: true });
  page.tell('order');
  await stand.clock.pass(5000);
  expect([stand.receiver.requests(), stand.storage.kept.size]).toEqual([0, 0]);
  page.draw();
  await stand.clock.pass(100);
  expect(stand.receiver.whats()).toEqual(['pageview', 'order']);
});

test('a page that comes back out of the cache is a new view, and nothing listens twice', async () => {
  const stand = createVisitor();
  const page = stand.start();
  await stand.clock.pass(10_000);
  const listening = page.listeners();
  page.fire('pagehide', { persisted: true });
  page.show(false);
  stand.clock.sleep(3_600_000);
  page.show(true);
  page.fire('pageshow', { persisted: true });
  await stand.clock.pass(10_000);
  page.close();
  expect(stand.receiver.whats().filter((what) => what === 'pageview').length).toBe(2);
  expect(page.listeners()).toEqual(listening);
  const seen = stand.receiver.accepted.flatMap(({ sent }) => (Array.isArray(sent['appdurations']) ? sent['appdurations'] : []));
  const total = seen.reduce((sum, { time }) => sum + time, 0);
  expect(Math.abs(total - 20_000)).toBeLessThan(50);
});

test('included twice, it is there once', async () => {
  const stand = createVisitor();
  const page = stand.start();
  const { script } = await import('../../../tests/tracker/fakes/visitor.ts');
  page.run('var first = provena');
  page.run(script);
  expect(page.run('first === provena && provena.version')).toBe('v2.0.0');
  await stand.clock.pass(100);
  expect(stand.receiver.whats()).toEqual(['pageview']);
});

test.each([
  ['toJSON', 'String.prototype.toJSON = Array.prototype.toJSON = Object.prototype.toJSON = function () { return "x" }'],
  ['frozen', '[Object, Array, String, Function, RegExp, Promise].forEach((one) => Object.freeze(one.prototype))'],
])('%s redefined changes nothing', async (_, before) => {
  const stand = createVisitor();
  stand.start({ before }).tell('order', { transactionId: '"quoted" \\ 中文 \ud83d' });
  await stand.clock.pass(100);
  expect(stand.receiver.unreadable).toEqual([]);
  expect(stand.receiver.whats()).toEqual(['pageview', 'order']);
});

test.each([
  ['fetch throws', 'fetch = () => { throw 1 }'],
  ['fetch gives nothing', 'fetch = () => undefined'],
  ['there is no fetch', 'fetch = undefined'],
])('where %s, events leave with the page', async (_, before) => {
  const stand = createVisitor();
  const page = stand.start({ before });
  page.tell('order');
  await stand.clock.pass(2000);
  page.close();
  expect(stand.receiver.whats().sort()).toEqual(['appduration', 'exit', 'order', 'pageview']);
});

test('nothing that a page says makes it throw', async () => {
  const stand = createVisitor();
  const page = stand.open();
  for (const words of [
    '',
    '"nonsense"',
    '"__proto__"',
    '"constructor", 1',
    '"init"',
    '"init", null, null',
    '"order", Symbol()',
    '"event", { toString() { throw 1 } }',
  ])
    expect(() => page.run(`provena(${words})`)).not.toThrow();
});

test('what a page gives us to run, or to read, may throw: the other events are sent all the same', async () => {
  const stand = createVisitor();
  const page = stand.open();
  page.run(`provena('init', 'app-key', { receiver: '${options.receiver}', hosts: 'shop.example', requireConsent: true,
    beforeSend: (event) => { if (/bad|appduration/.test(event.what)) throw 1; return event } })`);
  page.run(`for (const name of ['a', 'bad', 'b', { toString() { throw 1 } }, 'c']) provena('event', name)`);
  page.tell('optIn');
  await stand.clock.pass(5000);
  page.close();
  expect(stand.receiver.whats()).toEqual(['pageview', 'a', 'b', 'c', 'exit']);
});
