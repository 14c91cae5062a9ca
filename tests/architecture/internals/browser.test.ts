import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../visual/stage/browser.ts';
import { bundle } from '../../visual/stage/bundle.ts';

// What the installed versions do in a page, where a file relies on something that a library does not promise.

const require = createRequire(import.meta.url);
const axe = createRequire(require.resolve('@storybook/addon-a11y')).resolve('axe-core');

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const [started, script] = await Promise.all([launch(), bundle(join(import.meta.dirname, 'inPage.ts'))]);
  browser = started;
  page = await browser.newPage();
  await page.addScriptTag({ path: axe });
  await page.addScriptTag({ content: script });
});
afterAll(() => browser.close());

test('`scheduler` says when React has rendered all slices and what effects change', async () => {
  expect(await page.evaluate('bundled.slowList()')).toEqual({ during: '', after: `${'row '.repeat(40)}ready` });
});

test('`eventWrapper` renders what an event changes when the event is over, unless a story sends its own events', async () => {
  expect(await page.evaluate('bundled.events()')).toEqual({ rendered: 'clicked', own: 'not clicked', restored: 'clicked' });
});

test('`toBeVisible` waits for what comes into sight', async () => {
  expect(await page.evaluate('bundled.visibility()')).toEqual({ never: false, late: true });
});

test('a missing element is named without the document around it', async () => {
  const message = await page.evaluate('bundled.missingElement()');
  expect(message).toContain('Other words');
  expect(message).not.toContain('The words of the page');
});

test('axe judges a colour that has passed no more, and a colour that fails each time', async () => {
  const visits = [['black'], ['black'], ['black', 'lightgray'], ['lightgray'], ['darkblue']];
  expect(await page.evaluate(`bundled.contrasts(axe, ${JSON.stringify(visits)})`)).toEqual([
    { judged: 1, violations: 0, isSettled: true },
    { judged: 0, violations: 0, isSettled: true },
    { judged: 1, violations: 1, isSettled: false },
    { judged: 1, violations: 1, isSettled: false },
    { judged: 1, violations: 0, isSettled: true },
  ]);
});

test('every rule of axe has the selector of the elements that it judges', async () => {
  const selectors = await page.evaluate('bundled.selectors()');
  expect(selectors).toContainEqual(['image-alt', 'img']);
  expect(selectors).not.toContainEqual([expect.any(String), undefined]);
});
