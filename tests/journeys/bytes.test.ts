import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, stand, type Stand } from './stand.ts';

let place: Stand;
beforeAll(async () => {
  place = await stand();
});
afterAll(() => place.close());

/** What is fetched until nothing more is, by its name without the mark of its contents, with its size as it is built. */
async function fetched(open: (page: Awaited<ReturnType<Stand['visitor']>>) => Promise<unknown>, page = place.visitor()) {
  const visitor = await page;
  // What comes when nothing else is to be done never comes here, however long the page takes.
  await visitor.addInitScript(() => Reflect.set(globalThis, 'requestIdleCallback', () => 0));
  const files = new Map<string, number>();
  visitor.on('response', async (response) => {
    const [, name, kind] = /\/assets\/(.+)-[\w-]{8}\.(\w+)$/.exec(response.url()) ?? [];
    if (name) files.set(`${name}.${kind}`, Number(response.headers()['content-length']));
  });
  await open(visitor);
  await visitor.waitForLoadState('networkidle');
  return { files, bytes: [...files.values()].reduce((sum, size) => sum + size, 0) };
}

// The figures are what stands today and a little more: whoever needs more room says so here, and in decision 0009 why.
test('the way in brings nothing of what stands behind it', async () => {
  const { files, bytes } = await fetched((page) => page.goto('/login'));
  expect([...files.keys()].toSorted()).toEqual([
    'early.js',
    'entry.css',
    'entry.js',
    'index.js',
    'inter-ascii.woff2',
    'rolldown-runtime.js',
  ]);
  expect(bytes).toBeLessThan(688_000);
});

test('the first page behind it brings the shell, the charts and no table', async () => {
  const first = await place.visitor();
  await signIn(first, 'super');
  // A page of its own: what the one behind the sign-in still fetches, when nothing else is to be done, is not of this visit.
  const page = await first.context().newPage();
  await first.close();
  const { files, bytes } = await fetched(() => page.goto('/monitor/dashboard?app=1001'), Promise.resolve(page));
  expect([...files.keys()]).toEqual(expect.arrayContaining(['entry.js', 'console.js', 'engine.js']));
  expect([...files.keys()]).not.toContain('Table.js');
  // What is opened later comes later: the calendar of the period, the drawer that explains a number.
  expect([...files.keys()].filter((name) => /PeriodPanel|Month|Explanation|NotesDialog/.test(name))).toEqual([]);
  // Every sign of the page stands in the smaller part of the font.
  expect([...files.keys()].filter((name) => name.endsWith('woff2'))).toEqual(['inter-ascii.woff2']);
  expect(bytes).toBeLessThan(1_580_000);
});
