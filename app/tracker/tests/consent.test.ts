import { expect, test } from 'vitest';
import { createVisitor, options } from '../../../tests/tracker/fakes/visitor.ts';

/** Everything that can happen to a page on which nothing may happen. */
async function live({ clock }: ReturnType<typeof createVisitor>, page: ReturnType<ReturnType<typeof createVisitor>['open']>) {
  for (const name of ['order', 'payment', 'download']) page.tell(name, { amount: 1 });
  page.tell('register', 'ann');
  page.tell('event', 'mine');
  page.run(`history.pushState({}, '', '/next')`);
  page.fire('click');
  await clock.pass(130_000);
  page.fire('online');
  page.show(false);
  page.show(true);
  page.close();
  await clock.pass(1000);
}

test('whoever said no is not followed: no request, no key, and what waited is gone', async () => {
  const stand = createVisitor();
  stand.receiver.answering(() => ({ status: 503 }));
  const page = stand.start();
  page.tell('order');
  await stand.clock.pass(5000);
  expect(stand.storage.kept.size).toBeGreaterThan(1);
  for (const key of ['theirs', 'provena.menus']) stand.storage.kept.set(key, 'stays');
  page.tell('optOut');
  const before = stand.receiver.requests();
  await live(stand, page);
  expect(stand.receiver.requests()).toBe(before);
  expect([...stand.storage.kept.keys()]).toEqual(['theirs', 'provena.menus']);
  expect(page.listeners()).toEqual([]);
});

test('a no right after a click, or on a page whose history others have hooked into, is a no', async () => {
  const stand = createVisitor();
  const page = stand.start();
  await stand.clock.pass(100);
  page.run(`{ const was = history.pushState; history.pushState = function (...w) { return was.apply(this, w) } }`);
  page.fire('click');
  page.go('/next');
  page.tell('optOut');
  const before = stand.receiver.requests();
  page.run(`history.pushState({}, '', '/after')`);
  await stand.clock.pass(1000);
  expect([stand.receiver.requests(), stand.storage.kept.size]).toEqual([before, 0]);
});

test('a no that is to be remembered is one word, and the next page knows it', async () => {
  const stand = createVisitor();
  stand.start().tell('optOut', true);
  expect([...stand.storage.kept]).toEqual([['_provena', 'out']]);
  const before = stand.receiver.requests();
  const next = stand.start();
  await live(stand, next);
  expect(stand.receiver.requests()).toBe(before);
  const later = stand.start();
  later.tell('optIn');
  await stand.clock.pass(100);
  expect(stand.receiver.whats().at(-1)).toBe('pageview');
  expect(stand.storage.kept.get('_provena')).toContain(' ');
});

test('with requireConsent nothing is sent or stored until yes; what was called waits, and a no clears it', async () => {
  const stand = createVisitor();
  const page = stand.start({}, { requireConsent: true });
  page.tell('order', { transactionId: 'T1' });
  await stand.clock.pass(10_000);
  expect([stand.receiver.requests(), stand.storage.kept.size]).toEqual([0, 0]);
  page.tell('optIn');
  await stand.clock.pass(100);
  expect(stand.receiver.whats()).toEqual(['pageview', 'order']);

  const other = createVisitor();
  const refused = other.start({}, { requireConsent: true });
  refused.tell('order');
  refused.tell('optOut');
  await live(other, refused);
  refused.tell('optIn');
  await other.clock.pass(100);
  expect(other.receiver.whats()).not.toContain('order');
});

test.each([
  ['gpc', { globalPrivacyControl: true }],
  ['dnt', { doNotTrack: '1' }],
])('%s is taken for a no where the page says so', async (name, signals) => {
  const stand = createVisitor();
  await live(stand, stand.start({ signals }, { [name]: true }));
  expect([stand.receiver.requests(), stand.storage.kept.size]).toEqual([0, 0]);
  const unasked = createVisitor();
  unasked.start({ signals });
  await unasked.clock.pass(100);
  expect(unasked.receiver.whats()).toEqual(['pageview']);
});

test('a no in one tab is a no in the other', async () => {
  const stand = createVisitor();
  const one = stand.start();
  const two = stand.start();
  await stand.clock.pass(5000);
  one.tell('optOut');
  two.fire('storage', { key: '_provena', newValue: 'out' });
  const before = stand.receiver.requests();
  await live(stand, two);
  expect(stand.receiver.requests()).toBe(before);
  expect([...stand.storage.kept.keys()]).toEqual([]);
});

test('a storage that somebody else clears is not a no', async () => {
  const stand = createVisitor();
  const page = stand.start();
  await stand.clock.pass(100);
  stand.storage.kept.clear();
  page.fire('storage', { key: null });
  page.tell('order');
  await stand.clock.pass(100);
  expect(stand.receiver.whats()).toContain('order');
});

test('nor is one that a site clears while its page is still loading', async () => {
  const stand = createVisitor();
  const page = stand.start();
  stand.storage.kept.clear();
  page.fire('pageshow', { persisted: false });
  page.tell('order');
  await stand.clock.pass(100);
  expect(stand.receiver.whats()).toEqual(['pageview', 'order']);
});

test('a page that comes out of the back/forward cache is seen before it hears of a no, and sends nothing', async () => {
  const stand = createVisitor();
  const page = stand.start({}, { hosts: [] });
  stand.receiver.answering(() => ({ status: 503 }));
  page.tell('order');
  await stand.clock.pass(100);
  page.fire('pagehide', { persisted: true });
  page.show(false);
  await stand.clock.pass(100);
  // Said by another page, of which one that is put away hears nothing.
  stand.storage.kept.clear();
  const before = stand.receiver.requests();
  page.show(true);
  // The browser does what was promised between one event and the next.
  await Promise.resolve();
  page.fire('pageshow', { persisted: true });
  await stand.clock.pass(60_000);
  expect([stand.receiver.requests(), stand.storage.kept.size]).toEqual([before, 0]);
});

test('robots are nobody', async () => {
  for (const setting of [{ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, { signals: { webdriver: true } }]) {
    const stand = createVisitor();
    await live(stand, stand.start(setting));
    expect([stand.receiver.requests(), stand.storage.kept.size]).toEqual([0, 0]);
  }
});

test('what is called before init waits for it', async () => {
  const stand = createVisitor();
  const page = stand.open({ before: 'window.provena = function () { (provena.q = provena.q || []).push(arguments) }; provena("order")' });
  page.tell('download');
  await stand.clock.pass(100);
  expect(stand.receiver.requests()).toBe(0);
  page.tell('init', 'app-key', options);
  await stand.clock.pass(200);
  expect(stand.receiver.whats()).toEqual(['pageview', 'order', 'download']);
});

test('a thousand calls wait for a yes: the oldest is let go, and the numbers of the others say so', async () => {
  const stand = createVisitor();
  const page = stand.start({}, { requireConsent: true, hosts: [] });
  for (let index = 0; index < 1030; index += 1) page.tell('event', `e${index}`);
  page.tell('optIn');
  await stand.clock.pass(30_000);
  const events = stand.receiver.accepted.filter(({ what }) => what.startsWith('e'));
  expect([events.length, events[0]?.what, events.at(-1)?.what]).toEqual([1000, 'e30', 'e1029']);
  expect(events[0]?.sent['seq']).toBe(31);
});

test('stop takes everything off the page', async () => {
  const stand = createVisitor();
  const page = stand.start();
  expect(page.run(`Object.keys(history).join()`)).toBe('pushState,replaceState');
  page.tell('stop');
  expect(page.listeners()).toEqual([]);
  expect(page.run(`Object.keys(history).join()`)).toBe('');
});
