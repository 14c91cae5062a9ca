import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testProject } from '../portion/sources/testProject.ts';
import { launch } from '../stage/browser.ts';
import { bundle } from '../stage/bundle.ts';
import { serve } from '../stage/server.ts';
import { Recorder, type Words } from './recorder.ts';

const files = {
  'index.html': `<!doctype html><script>window.__STORYBOOK_PREVIEW__ = { currentRender: { teardown: () => window.leaves?.() } }</script>
    <script type="module" src="/app/main.ts"></script>`,
  'app/main.ts': `
    import { a, atLoad } from '../design-system/a.ts';
    import { b } from '../mocks/b.ts';
    const late = () => import('../screens/late.ts').then((module) => module.late());
    Object.assign(window, { a, b, late, loaded: atLoad() });
  `,
  'design-system/a.ts': 'export function a() { return document.title; }\nexport function atLoad() { return document.URL; }',
  'mocks/b.ts': 'export function b() { return document.title.length; }',
  'screens/late.ts': 'export function late() { return document.title + document.URL; }',
};

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A page of these files as a Storybook is built, with a recorder. `call` calls what the page offers by name. */
async function recorded(root: string, words: Words = []) {
  const outDir = join(root, 'out');
  await build({ configFile: false, root, logLevel: 'silent', build: { sourcemap: true, outDir } });
  const served = await serve(outDir);
  const page = await browser.newPage();
  let recorder: Recorder | undefined;
  const load = async () => {
    await recorder?.leave();
    await page.goto(`${served.url}/index.html`);
    await page.waitForFunction(() => 'loaded' in window);
  };
  await load();
  recorder = await Recorder.start(await page.context().newCDPSession(page), served.url, words);
  const call = (name: string) => page.evaluate(`window.${name}()`);
  const take = async () => [...((await recorder?.take()) ?? [])].sort();
  const close = async () => {
    await page.close();
    await served.close();
  };
  return { page, load, call, take, close };
}

test('what ran since the last time is recorded, in a page that has run other code and was loaded anew', async () => {
  const { page, load, call, take, close } = await recorded(testProject(files));
  await call('a');
  expect(await take()).toEqual(['design-system/a.ts']);
  expect(await take()).toEqual([]);

  await call('a');
  await call('b');
  expect(await take()).toEqual(['design-system/a.ts', 'mocks/b.ts']);

  await call('late');
  expect(await take()).toEqual(['app/main.ts', 'screens/late.ts']);

  await page.evaluate('window.leaves = window.b');
  expect(await take()).toEqual(['mocks/b.ts']);

  await call('b');
  await load();
  await call('a');
  expect(await take()).toEqual(['design-system/a.ts', 'mocks/b.ts']);
  await load();
  await call('b');
  expect(await take()).toEqual(['design-system/a.ts', 'mocks/b.ts']);
  await call('b');
  expect(await take()).toEqual(['mocks/b.ts']);
  await close();
});

test('words that a page shows are recorded, in every page that is loaded', async () => {
  const words: Words = [
    ['app/words.ts#names.gdt', ['腾讯广告', 'tencentads']],
    ['app/words.ts#names.uc', ['ucbrowser']],
  ];
  const { page, load, take, close } = await recorded(testProject(files), words);
  await page.addScriptTag({ content: await bundle(join(import.meta.dirname, '../stage/in-page/drawn/shownWords.ts')) });
  const show = (...texts: string[]) => page.evaluate((given) => Reflect.get(window, 'bundled').noteShownWords(given), texts);
  await show('Cost of Tencent', 'Ads');
  await show('Tencent Ads');
  expect(await take()).toEqual(['app/words.ts#names.gdt']);
  expect(await take()).toEqual([]);
  await show('UC', 'UC browser');
  expect(await take()).toEqual(['app/words.ts#names.uc']);
  await load();
  expect(await page.evaluate(() => window.soughtWords?.length)).toBe(2);
  await close();
});
