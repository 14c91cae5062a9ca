import type { Page } from 'playwright';
import { isWayOut } from './choices.ts';

/** One thing that was done, so that it can be done again: `twin` is its place among those of the same name. */
export interface Act {
  at: string;
  name: string;
  twin: number;
  /** What was typed, or null where it was pressed. */
  text: string | null;
  /** Escape was pressed after it. */
  isEscaped: boolean;
}

interface Offered {
  index: number;
  name: string;
  twin: number;
  isText: boolean;
}

const targets =
  'a[href], button, input, textarea, [role="menuitem"], [role="option"], [role="tab"], [role="checkbox"], [role="radio"], [role="switch"], [role="combobox"]';

/** All that the page offers and that stays within the console, in the order in which it stands there. */
export async function offeredBy(page: Page): Promise<Offered[]> {
  const found = await page.locator(targets).evaluateAll((all) =>
    all.map((one, index) => {
      const isSeen = one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
      const isOff =
        one.matches(':disabled, [aria-disabled="true"], [data-disabled]') || one.closest('[inert], [aria-hidden="true"]') !== null;
      const href = one.getAttribute('href') ?? '/';
      const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
      const isText = one.matches('textarea, input:not([type=checkbox]):not([type=radio]):not([type=file])');
      const isFit = isSeen && !isOff && href.startsWith('/') && !href.startsWith('/sample') && !one.matches('[type=file]');
      return { index, name, isText, isFit };
    }),
  );
  const count = new Map<string, number>();
  return found.flatMap(({ index, name, isText, isFit }) => {
    if (!isFit || isWayOut(name)) return [];
    const twin = count.get(name) ?? 0;
    count.set(name, twin + 1);
    return [{ index, name, twin, isText }];
  });
}

/** What has moved away or is covered meanwhile is passed over: a hand misses, too. */
export async function perform(page: Page, { index }: Offered, { text, isEscaped }: Act) {
  const one = page.locator(targets).nth(index);
  const act = text === null ? one.click({ timeout: 500 }) : one.fill(text, { timeout: 500 });
  await act.catch(() => undefined);
  if (isEscaped) await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
}

export const told = ({ at, name, text }: Act) => `${at} ${text === null ? 'presses' : 'types in'} “${name}”`;
