import { states, type State } from '../../plan/picture.ts';
import { rulesIn } from './inspect.ts';

/** How a rule asks for a state: as the browser does, or as react-aria says it. */
const signs: Record<State, string> = {
  hover: String.raw`:hover|\[data-hovered\]`,
  focus: String.raw`:focus-visible|:focus-within|:focus(?![-\w])|\[data-focus-visible\]|\[data-focused\]|\[data-focus-within\]`,
  pressed: String.raw`:active|\[data-pressed\]`,
};
/** What is pressed is pointed at. */
const together: Record<State, State[]> = { hover: ['hover'], focus: ['focus'], pressed: ['hover', 'pressed'] };
const attributes: Record<State, string[]> = {
  hover: ['data-hovered'],
  focus: ['data-focused', 'data-focus-visible'],
  pressed: ['data-pressed'],
};
const patternOf = (of: State[]) => new RegExp(of.map((state) => signs[state]).join('|'), 'g');

/** One selector of a rule that asks for a state. */
interface Wish {
  /**
   * What it is called in the list of rules that no picture shows. The names of classes differ from run to run, so a part is known by its own look:
   * one rule of two parts is two.
   */
  key: string;
  state: State;
  selector: string;
  /** The selector without the state: what may come into it. */
  bare: string;
}

function wishes(): Wish[] {
  const found: Wish[] = [];
  const rules = [...document.styleSheets].flatMap((sheet) => Array.from(rulesIn(sheet.cssRules)));
  const looks = new Map(rules.map(({ selectorText, style }) => [selectorText, style.cssText]));
  for (const rule of rules)
    for (const part of partsOf(rule.selectorText)) {
      const positive = part.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
      const state = states.find((one) => patternOf([one]).test(positive));
      if (!state) continue;
      const selector = part.replaceAll(/::[\w-]+(\([^)]*\))?/g, '');
      const bare = selector.replaceAll(patternOf(together[state]), ':where(*)');
      const owner = digestOf((part.match(/\.[\w-]+/g) ?? []).map((name) => looks.get(name)).join());
      found.push({ key: `${state}: ${part.replaceAll(/\.[\w-]+/g, '&')} { ${rule.style.cssText} } of ${owner}`, state, selector, bare });
    }
  return found;
}

/** A short name for a text. */
function digestOf(text: string): string {
  let digest = 0;
  for (let at = 0; at < text.length; at++) digest = (Math.imul(digest, 31) + text.charCodeAt(at)) >>> 0;
  return digest.toString(36);
}

/** A list of selectors, cut at its own commas. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && !depth) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && !element.closest('#storybook-docs, body > [class*="sb-"]') && element.checkVisibility();
};

const seen = (selector: string) => [...document.body.querySelectorAll(selector)].filter(isSeen);

/** Looks no further than the first part that is seen: a rule about anything would else measure the whole page. */
const isAnySeen = (selector: string) => [...document.body.querySelectorAll(selector)].some(isSeen);

/** The rules about a state whose part stands on the page, and those of them that the page shows. Those that a picture has shown already are left out. */
export function rulesAbout(settled: string[]): { known: string[]; shown: string[] } {
  const done = new Set(settled);
  const here = wishes().filter(({ key, bare }) => !done.has(key) && isAnySeen(bare));
  return { known: here.map(({ key }) => key), shown: here.filter(({ selector }) => isAnySeen(selector)).map(({ key }) => key) };
}

const isOff = (element: Element) => element.matches(':disabled, [data-disabled], [aria-disabled="true"]');

let changed: (() => void)[] = [];

/**
 * Brings all that can come into a state there at once. What react-aria says is said in its attributes; the browser's own pseudo-classes are set from
 * outside, on what carries the mark. Says how much there is.
 */
export function force(state: State): number {
  for (const wish of wishes().filter((one) => one.state === state))
    for (const element of seen(wish.bare).flatMap((part) => bearersOf(part, wish))) {
      if (isOff(element)) continue;
      if (wish.selector.includes(':focus-within')) mark(element, 'data-forced', 'within');
      else if (state !== 'focus' || element.matches(focusable)) mark(element, 'data-forced', 'true');
      if (element.hasAttribute('data-rac'))
        for (const name of together[state].flatMap((one) => attributes[one])) mark(element, name, 'true');
    }
  return changed.length;
}

/** What takes the focus. A rule may be written for all that does, without saying what that is. */
const focusable = 'a[href], button, input, select, textarea, [tabindex]';

function mark(element: Element, name: string, value: string) {
  if (element.hasAttribute(name)) return;
  element.setAttribute(name, value);
  changed.push(() => element.removeAttribute(name));
}

export function release() {
  for (const undo of changed) undo();
  changed = [];
}

/** Whoever is in the state for a rule to hold: the part itself, what it stands in, or what stands in it. */
function bearersOf(part: Element, { selector, state }: Wish): Element[] {
  if (selector.includes(':has(')) return [...part.children];
  const last = selector.slice(lastCombinator(selector));
  if (patternOf(together[state]).test(last)) return [part];
  const around: Element[] = [];
  for (let one = part.parentElement; one && one !== document.body; one = one.parentElement) around.push(one);
  return around;
}

function lastCombinator(selector: string): number {
  let depth = 0;
  for (let at = selector.length - 1; at > 0; at--) {
    const sign = selector.charAt(at);
    depth += sign === ')' ? 1 : sign === '(' ? -1 : 0;
    if (!depth && /[ >+~]/.test(sign)) return at;
  }
  return 0;
}
