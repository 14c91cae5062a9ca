import type { Inspection } from '../../cause/cause.ts';
import type { Place } from './place.ts';
import type { Box } from '../../image/difference.ts';

/** What stands where a picture differs: which boxes are drawn with each of some tokens, and the element that fills the given box. */
export function inspect(tokens: string[], box: Box, picture: Place): Inspection {
  const inPicture = (one: Box) => moved(one, -picture.x, -picture.y);
  const uses = Object.fromEntries(tokens.map((token) => [token, usersOf(token).map(boxOf).map(inPicture)]));
  const element = elementOf(moved(box, picture.x, picture.y));
  return { uses, ...(element && { element }) };
}

const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** Elements with a rule or a style of their own that takes the token. */
function usersOf(token: string): Element[] {
  const value = new RegExp(`var\\(\\s*${token}\\b(?!-)`);
  const users = new Set<Element>();
  for (const rule of [...document.styleSheets].flatMap((sheet) => Array.from(rulesIn(sheet.cssRules)))) {
    if (!value.test(rule.style.cssText)) continue;
    // A pseudo-element has no box that could be asked for: its owner stands for it.
    for (const element of document.querySelectorAll(rule.selectorText.replaceAll(/::[\w-]+(\([^)]*\))?/g, '') || '*')) users.add(element);
  }
  for (const element of document.querySelectorAll(`[style*="${token}"]`)) users.add(element);
  return [...users];
}

export function* rulesIn(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) yield* rulesIn(rule.cssRules);
  }
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
}

/** The smallest element around the box, unless it is so much larger that something inside it or beside it must have changed. */
function elementOf(box: Box): Inspection['element'] {
  const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
  const around = [...document.body.querySelectorAll('*')]
    .filter((element) => element instanceof HTMLElement)
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box: one }) => one.left <= box.left && one.top <= box.top && one.right >= box.right && one.bottom >= box.bottom)
    .sort((a, b) => areaOf(a.box) - areaOf(b.box));
  const [smallest] = around;
  if (!smallest || areaOf(smallest.box) > 2 * areaOf(box)) return undefined;
  const { element } = smallest;
  const tag = element.tagName.toLowerCase();
  const text = element.getAttribute('aria-label') ?? element.innerText.trim().replaceAll(/\s+/g, ' ').slice(0, 24);
  return { part: `${tag}.${element.classList[0] ?? ''}`, label: text ? `<${tag}> ${text}` : `<${tag}>` };
}
