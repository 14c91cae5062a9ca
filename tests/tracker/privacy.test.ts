import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScene, type Scene } from './trial/run.ts';
import { tell, untilForgotten, visit } from './trial/visit.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

test('neither the address of a page nor its cookies travel in a header, also to a receiver on its own origin', async () => {
  const { collector, host } = scene;
  for (const [run, receiver] of [
    ['own', host.collect('own')],
    ['other', collector.address('other')],
  ] as const) {
    const { context, page } = await visit(scene, run, { at: '?token=SECRET', options: `"receiver":"${receiver}"` });
    expect(await collector.until(run, ['pageview'])).toBe(true);
    await untilForgotten(page, 'pageview');
    await page.goto(host.elsewhere);
    expect(await collector.until(run, ['exit'])).toBe(true);
    const seen = collector.of(run).requests.map(({ headers, form }) => JSON.stringify(headers) + form);
    for (const text of seen) expect(text).not.toMatch(/SECRET|theirs=1/);
    await context.close();
  }
  expect([collector.unusual, collector.preflights()]).toEqual([[], 0]);
});

test('a redirect is not a delivery, and nothing follows it', async () => {
  const { collector } = scene;
  const headers = { Location: collector.address('elsewhere') };
  collector.answering('moved', (request) => (request < 3 ? { status: request === 1 ? 302 : 307, headers } : undefined));
  const { context, page } = await visit(scene, 'moved', { isTimeOurs: true, options: '"hosts":[]' });
  await tell(page, 'order');
  for (let round = 1; round < 3; round += 1) {
    // An answer that comes while time is moved on lets the next request go at once.
    await expect.poll(() => collector.of('moved').requests.length).toBeGreaterThanOrEqual(round);
    await page.evaluate(() => fetch('/elsewhere'));
    await context.clock.runFor(8000);
  }
  expect(await collector.until('moved', ['order'])).toBe(true);
  expect(collector.of('elsewhere').requests).toEqual([]);
  await context.close();
});

const secrets = [
  '?next=%2Fcb%3Ftoken%3DSECRET',
  '?to=x%252540SECRET.example',
  '?to=x%2540SECRET.example',
  '?next=%252Fcb%253Fcode%253DSECRET',
  '/reset/token/SECRET',
  '#/reset/SECRET',
  ...['pass', 'sid', 'jwt', 'otp', 'signature', 'ticket', 'SAMLResponse', 'mobile'].map((name) => `?a=1&${name}=SECRET`),
];

test('no secret leaves in an address, wherever it stands and however often it was encoded', async () => {
  const { collector } = scene;
  const { context, page } = await visit(scene, 'secrets');
  for (const [index, secret] of secrets.entries()) {
    await page.evaluate(([run, text]) => history.pushState({}, '', `/page/${run}${text}`), ['secrets', secret] as const);
    await tell(page, 'event', `e${index}`);
  }
  const whats = secrets.map((_, index) => `e${index}`);
  expect(await collector.until('secrets', whats)).toBe(true);
  for (const { form } of collector.of('secrets').requests) expect(form).not.toContain('SECRET');
  await context.close();
});

test('what is no secret stays, and two addresses that differ in nothing else but a secret are two views', async () => {
  const { collector } = scene;
  const { context, page } = await visit(scene, 'plain');
  expect(await collector.until('plain', ['pageview'])).toBe(true);
  const shown = ['?keyword=tea', '?keyword=cup', '?productCode=7', '?author=li', '?token=A', '?token=B'];
  for (const query of shown) await page.evaluate((text) => history.pushState({}, '', text), query);
  const views = () => collector.sent('plain').flatMap(({ what, context: said }) => (what === 'pageview' ? [said['querystring']] : []));
  await expect.poll(() => views().length).toBe(shown.length + 1);
  expect(views().filter(Boolean).sort()).toEqual(['author=li', 'keyword=cup', 'keyword=tea', 'productCode=7', 'token=*', 'token=*']);
  await context.close();
});

test('an address that is twice as long takes twice as long, not four times', async () => {
  const { collector } = scene;
  const { context, page } = await visit(scene, 'long');
  expect(await collector.until('long', ['pageview'])).toBe(true);
  const times = await page.evaluate(() => {
    // A browser takes 200 new addresses in ten seconds.
    const tries = 12;
    const best = (text: string, round: number, before: number) => {
      const start = performance.now();
      history.pushState({}, '', `?${round}${text}`);
      return Math.min(before, performance.now() - start);
    };
    return ['a.', 'a@', '%40', '=&', 'token'].map((part) => {
      const shorter = part.repeat(1950 / part.length);
      let [once, twice] = [Infinity, Infinity];
      // Both in turn, the best of each: what else the machine does is not the script's.
      for (let round = 0; round < tries; round += 1) {
        once = best(shorter, round, once);
        twice = best(shorter + shorter, round, twice);
      }
      return { once, twice };
    });
  });
  // As fine as the clock of a browser is, and more.
  for (const { once, twice } of times) expect(twice).toBeLessThan(3 * once + 2);
  await context.close();
});
