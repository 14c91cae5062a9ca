import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launch } from '../../browser.ts';
import { bundle } from '../../bundle.ts';

interface Around {
  file: string;
  check: string;
  /** The page of a piece of HTML. */
  page: (html: string) => string;
  viewport?: { width: number; height: number };
}

/** For a file of tests: what one of the checks finds in a page of the browser that shoots. */
export function finderIn({ file, check, page: pageOf, viewport }: Around): (html: string) => Promise<unknown> {
  let browser: Browser;
  let page: Page;
  let script: string;
  beforeAll(async () => {
    [browser, script] = await Promise.all([launch(), bundle(join(import.meta.dirname, file))]);
    page = await browser.newPage(viewport && { viewport });
  });
  afterAll(() => browser.close());
  return async (html) => {
    await page.setContent(pageOf(html));
    return page.evaluate(`${script}; bundled.${check}()`);
  };
}
