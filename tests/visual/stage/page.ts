import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import type { Look } from '../plan/picture.ts';
import { bundle } from './bundle.ts';

let script: Promise<string> | undefined;

export async function newPage(browser: Browser): Promise<{ page: Page; protocol: CDPSession }> {
  script ??= bundle(join(import.meta.dirname, 'in-page/index.ts'));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    timezoneId: 'Asia/Shanghai',
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  });
  await context.addInitScript({ content: await script });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { page, protocol: await context.newCDPSession(page) };
}

/** How long anything of a story may take. */
export const longest = 120_000;

/** What went wrong with a story, in the words of the report. */
export class Trouble extends Error {
  constructor(readonly troubles: string[]) {
    super(troubles.join('\n'));
  }
}

export const globalsOf = ({ theme, locale = 'zh-CN', density = 'comfortable', scenario = 'none' }: Look) => ({
  theme,
  locale,
  density,
  scenario,
});

export async function within<T>(milliseconds: number, otherwise: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Trouble([otherwise])), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
