import { findRawWords } from '../rawWords.ts';
import { failedFields, retryButtons, seen, shownTexts } from './look.ts';

/** So many rows, and columns, of a page are asked for their menu: what it offers depends on their state. */
const mostAlike = 2;
/** For what is loaded late, on the busiest machine. */
const patience = 3_000;

const escape = { key: 'Escape', bubbles: true };

/** Opens the menus of a page, one after the other, and says what is wrong with them. */
export async function judgeMenus(): Promise<string[]> {
  const findings: string[] = [];
  const met = new Map<string, number>();
  for (const opener of seen('main :is(button[aria-haspopup="menu"], button[aria-haspopup="true"]):enabled')) {
    const name = opener.getAttribute('aria-label') ?? opener.textContent?.trim() ?? '';
    // All menus of columns, and of rows, are of one kind.
    const kind = opener.getAttribute('data-act') ?? name;
    const times = met.get(kind) ?? 0;
    met.set(kind, times + 1);
    if (times < mostAlike) findings.push(...(await judgeMenu(opener)).map((what) => `the menu “${name}” ${what}`));
  }
  return [...new Set(findings)];
}

async function judgeMenu(opener: Element): Promise<string[]> {
  if (!(opener instanceof HTMLElement) || !opener.isConnected) return [];
  opener.click();
  const menu = await until(() => document.querySelector('[role="menu"]'));
  if (!menu) return ['does not open'];
  const findings = [
    ...(menu.querySelector('[role^="menuitem"]') ? [] : ['is empty']),
    ...findRawWords(shownTexts(menu).join('\n')).map((word) => `shows the raw word “${word}”`),
  ];
  // The tip of a button without a text takes the first.
  const isClosed = await until(() => menu.dispatchEvent(new KeyboardEvent('keydown', escape)) && !document.querySelector('[role="menu"]'));
  return isClosed ? findings : [...findings, 'does not close'];
}

/** Whether the lists of fields that show that their options did not come offer to ask for them again. */
export async function offersRetryInLists(): Promise<boolean> {
  const openers = failedFields().map((mark) => mark.closest('button') ?? mark.closest('[role="group"]')?.querySelector('button, input'));
  for (const opener of openers) {
    if (!(opener instanceof HTMLElement)) return false;
    opener.click();
    if (!(await until(() => retryButtons().length > 0))) return false;
    await until(() => {
      for (const button of retryButtons()) button.dispatchEvent(new KeyboardEvent('keydown', escape));
      return retryButtons().length === 0;
    });
  }
  return openers.length > 0;
}

async function until<Found>(find: () => Found): Promise<Found> {
  const end = performance.now() + patience;
  let found = find();
  while (!found && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    found = find();
  }
  return found;
}
