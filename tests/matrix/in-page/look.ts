/** What a reader meets on the page as it stands. */

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
export const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
export const textOf = (element: Element) => element.textContent?.trim() ?? '';

/** Words that come from a machine. */
const junk = [
  /\bundefined\b/,
  /\bNaN\b/,
  /\bnull\b/,
  /\[object \w+\]/,
  /\bInvalid Date\b/,
  /\b(?:GET|POST|PUT|DELETE) \/\w+/,
  /\b(?:\w+Error\b:|Failed to fetch)/,
  /\bHTTP \d{3}\b/,
];

export function findJunk(): string[] {
  const texts = [document.title, ...shownTexts(), ...seen('[aria-label], [title], [placeholder]').flatMap(namesOf)];
  return [...new Set(texts.flatMap((text) => junk.flatMap((word) => (word.test(text) ? [text.trim().slice(0, 80)] : []))))];
}

const namesOf = (element: Element) => ['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []);

/** All that can be read, but for code that is shown as code. */
export function shownTexts(within: Element = document.body): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, nodeValue } = node;
    if (!parentElement || !nodeValue?.trim() || parentElement.closest('pre, code, script, style, noscript')) continue;
    if (isSeen(parentElement)) texts.push(nodeValue);
  }
  return texts;
}

/** Closed fields that show that their options did not come. */
export const failedFields = () => seen('[data-failed]');

/** Parts whose place is taken by the note that they did not come. */
export const failedParts = () => seen('[data-empty="failed"]');

/** Names of panels with an empty body: a failure without a message leaves one. */
export const blankPanels = () =>
  seen(':is(section, [role="group"])[aria-labelledby]').flatMap((panel) => {
    const name = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    if (!name?.matches('h2, h3') || !panel.contains(name)) return [];
    const below = [...panel.children].filter((part) => !part.contains(name));
    const isFolded = panel.querySelector('button[aria-expanded="false"]:not([aria-haspopup])') !== null;
    return !isFolded && below.length && below.every(isBlank) ? [textOf(name)] : [];
  });

const drawn = 'svg, img, canvas, input, textarea, button, code, pre';
const isBlank = (part: Element) => !shownTexts(part).length && ![...part.querySelectorAll(drawn)].some(isSeen);

/** Where the page says that something did not come. */
export const failureMarks = () => [
  ...seen('[data-empty="failed"], [role="note"][data-kind="negative"], [role="note"][data-kind="warning"], [role="alert"]'),
  ...failedFields(),
];

/** Where it says that something is not for this reader. */
export const lockedMarks = () => seen('[data-empty="locked"]');

/** Where it says that there is nothing, as if it knew. */
export const emptyMarks = () => seen('[data-empty="no-data"], [data-empty="no-match"]');

const isRetry = (button: Element) => /重试|再试|重新加载|try again|retry|load again/i.test(textOf(button) + button.ariaLabel);
export const retryButtons = () => seen('button').filter(isRetry);
export const retryIn = (part: Element) => [...part.querySelectorAll('button')].filter(isRetry);
