import { chromium, type Browser, type Page } from 'playwright';
import { pinnedBrowser } from '../browser/chromium.ts';
import { bundle, type Bundle } from './bundle.ts';
import type { Judged } from './in-page/index.ts';
import { people, type Depth } from './plan.ts';

/** Pages that walk at the same time, each in a process of its own. */
const walkers = 2;

/** Leads every person to every route. */
export async function walkAll(routes: readonly string[], depth: Depth): Promise<Judged[]> {
  const made = await bundle();
  const browser = await chromium.launch(await pinnedBrowser());
  // One person after another: what is learned of a person first is learned in one page.
  const walks = people.flatMap(({ name }) => routes.map((route) => [route, name, depth]));
  const results = new Map<number, Judged[]>();
  let next = 0;
  const walker = async () => {
    const page = await openPage(browser, made);
    for (let mine = next++; mine < walks.length; mine = next++) {
      const given = walks[mine]?.map((one) => JSON.stringify(one)).join();
      results.set(mine, await page.evaluate<Judged[]>(`provenaMatrix.walk(${given})`));
    }
  };
  await Promise.all(Array.from({ length: walkers }, walker));
  await browser.close();
  // In the order of the routes, whichever page was there.
  return walks.flatMap((_, index) => results.get(index) ?? []);
}

/** An empty page that has the console and its service in it, and no network. */
async function openPage(browser: Browser, { script, styles }: Bundle): Promise<Page> {
  const context = await browser.newContext({
    timezoneId: 'Asia/Shanghai',
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  // React would note the time of every part that it draws.
  await page.addInitScript('console.timeStamp = undefined');
  const body = '<!doctype html><html lang="zh-CN"><body></body></html>';
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://localhost/');
  await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: script });
  return page;
}
