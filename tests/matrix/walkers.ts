import { chromium, type Browser, type Page } from 'playwright';
import { pinnedBrowser } from '../browser/chromium.ts';
import { bundle, type Bundle } from './bundle.ts';
import type { Judged } from './in-page/index.ts';
import { people, type Depth } from './plan.ts';

/** Pages that walk at the same time, each in a process of its own. They wait for a quarter of the time: two of them left a quarter of two cores idle. */
const walkers = 3;

/** Leads every person to every route. */
export async function walkAll(routes: readonly string[], depth: Depth): Promise<Judged[]> {
  const made = await bundle();
  const browser = await chromium.launch(await pinnedBrowser());
  // One person on one page: what they meet once need not be shown again, and what is learned of them is learned once.
  const names = people.map(({ name }) => name);
  const results = new Map<string, Judged[]>();
  const walker = async () => {
    const page = await openPage(browser, made);
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const given = [routes, name, depth].map((one) => JSON.stringify(one)).join();
      results.set(name, await page.evaluate<Judged[]>(`provenaMatrix.walkAll(${given})`));
    }
  };
  await Promise.all(Array.from({ length: walkers }, walker));
  await browser.close();
  // In the order of the people, whichever page was there.
  return people.flatMap(({ name }) => results.get(name) ?? []);
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
