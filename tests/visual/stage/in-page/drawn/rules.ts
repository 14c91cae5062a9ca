/** One style rule of the page, read once: rules never change after styled-components has inserted them. */
export interface Rule {
  text: string;
  /** The conditions around it: `@media print`, `@supports …`. */
  around: string;
  /** For each selector of its list the classes without which it matches nothing. */
  required: readonly string[][];
  /** The mark of react-aria without which it matches nothing. react-aria adds rules with the first part that needs them, for all later pages. */
  mark: string | undefined;
  /** Every class that it mentions, also inside `:not()`. */
  classes: readonly string[];
  selector: string;
  /** The custom properties that it sets. */
  tokens: readonly (readonly [name: string, value: string])[];
  /** What it sets besides custom properties. */
  rest: string;
}

/** What a style sheet holds besides style rules: key frames by their name, fonts and property definitions. */
export interface Sheets {
  rules: Rule[];
  keyframes: Map<string, string>;
  others: string[];
}

const read = new WeakMap<CSSRule, Rule>();
const texts = new WeakMap<CSSRule, string>();

/** Everything that the style sheets of the page say, in their order. */
export function readSheets(): Sheets {
  const sheets: Sheets = { rules: [], keyframes: new Map(), others: [] };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    if (!isOfStorybook(sheet)) readRules(sheet.cssRules, '', sheets);
  return sheets;
}

/** Storybook styles its own messages around a story, which no picture shows. */
function isOfStorybook({ ownerNode }: CSSStyleSheet): boolean {
  return ownerNode instanceof HTMLStyleElement && /\.sb-|\.docs-story/.test(ownerNode.textContent.slice(0, 4000));
}

function readRules(rules: CSSRuleList, around: string, into: Sheets): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) into.rules.push(ruleOf(rule, around));
    else if (rule instanceof CSSKeyframesRule) into.keyframes.set(rule.name, textOf(rule));
    else if (rule instanceof CSSGroupingRule) readRules(rule.cssRules, `${around}${headOf(rule)}`, into);
    else into.others.push(`${around}${textOf(rule)}`);
  }
}

/** `@media print{ … }` -> `@media print` */
function headOf(rule: CSSGroupingRule): string {
  const known = texts.get(rule);
  if (known !== undefined) return known;
  const head = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
  texts.set(rule, head);
  return head;
}

function textOf(rule: CSSRule): string {
  const known = texts.get(rule) ?? rule.cssText;
  texts.set(rule, known);
  return known;
}

function ruleOf(rule: CSSStyleRule, around: string): Rule {
  const known = read.get(rule);
  if (known) return known;
  const { selectorText, cssText, style } = rule;
  const names = Array.from(style);
  const custom = names.filter((name) => name.startsWith('--'));
  const tokens = custom.map((name) => [name, style.getPropertyValue(name).trim()] as const);
  const made: Rule = {
    text: cssText,
    around,
    selector: selectorText,
    required: selectorsIn(selectorText).map((one) => classesIn(withoutArguments(one))),
    mark: /^[^,]*(\[data-react-aria-[\w-]+\])[^,]*$/.exec(withoutArguments(selectorText))?.[1],
    classes: classesIn(selectorText + nestedIn(rule)),
    tokens,
    rest: (tokens.length ? withoutTokens(style, names) : style.cssText) + nestedIn(rule),
  };
  read.set(rule, made);
  return made;
}

/** A shorthand such as `font: var(--type-body)` has no values for its parts, so there all of the rule counts. */
function withoutTokens(style: CSSStyleDeclaration, names: readonly string[]): string {
  const others = names.filter((name) => !name.startsWith('--'));
  if (others.some((name) => !style.getPropertyValue(name))) return style.cssText;
  return others.map((name) => `${name}:${style.getPropertyValue(name)}${style.getPropertyPriority(name)};`).join('');
}

const nestedIn = ({ cssRules }: CSSStyleRule) => [...cssRules].map(({ cssText }) => cssText).join('');

const classesIn = (selector: string): string[] => [
  ...new Set([...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
];

/** `.a:not(.b) > .c` -> `.a:not > .c`: what stands in parentheses need not be there for the selector to match. */
function withoutArguments(selector: string): string {
  let depth = 0;
  let text = '';
  for (const sign of selector) {
    if (sign === ')') depth--;
    if (!depth) text += sign;
    if (sign === '(') depth++;
  }
  return text;
}

/** A list of selectors, cut at its own commas. */
export function selectorsIn(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && !depth) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}
