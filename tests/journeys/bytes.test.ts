import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startConsole, type RunningConsole } from './startConsole.ts';

let place: RunningConsole;
beforeAll(async () => {
  place = await startConsole();
});
afterAll(() => place.close());

/** All files that are loaded until the network is idle: their names without the hash, and their built sizes. */
async function fetched(open: (page: Awaited<ReturnType<RunningConsole['visitor']>>) => Promise<unknown>, page = place.visitor()) {
  const visitor = await page;
  // Idle preloads are disabled here, so that timing does not change the result.
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

// The limits are today's sizes with a small margin. A change that needs more raises them here and gives the reason in decision 0009.
test('the way in brings nothing of what stands behind it', async () => {
  const { files, bytes } = await fetched(async (page) => {
    await page.goto('/login');
    await page.locator('input[type="password"]').waitFor();
    await page.evaluate(async () => void (await document.fonts.ready));
  });
  expect([...files.keys()].toSorted()).toEqual([
    'early.js',
    'entry.css',
    'entry.js',
    'inter-ascii.woff2',
    'login.js',
    'rolldown-runtime.js',
  ]);
  expect(bytes).toBeLessThan(763_400);
});

test('the first page behind it brings the shell, the charts and no table', async () => {
  const first = await place.visitor();
  await signIn(first, 'super');
  // A page of its own: what the one behind the sign-in still fetches, when nothing else is to be done, is not of this visit.
  const page = await first.context().newPage();
  await first.close();
  const { files, bytes } = await fetched(async () => {
    await page.goto('/monitor/dashboard?app=1001');
    // Points are what keyboards and readers of the screen have of a chart.
    await page.locator('.highcharts-point').first().waitFor({ state: 'attached' });
  }, Promise.resolve(page));
  expect([...files.keys()]).toEqual(expect.arrayContaining(['entry.js', 'console.js', 'engine.js']));
  // Neither tables nor the sign-in with its forms.
  expect([...files.keys()].filter((name) => /^(Table|login)\.js$/.test(name))).toEqual([]);
  expect([...files.keys()].filter((name) => name.endsWith('.js')).length).toBeLessThanOrEqual(12);
  // What is opened later comes later: the calendar of the period, the drawer that explains a number.
  expect([...files.keys()].filter((name) => /PeriodPanel|Month|Explanation|NotesDialog/.test(name))).toEqual([]);
  // Every character of the page is in the subset of the font.
  expect([...files.keys()].filter((name) => name.endsWith('woff2'))).toEqual(['inter-ascii.woff2']);
  expect(bytes).toBeLessThan(1_629_300);
});
