import { classMark, markupOf, tokenMark } from './markup.ts';
import { rulesOfAxe } from '../show.ts';
import { readSheets, type Rule } from './rules.ts';
import { noteShownWords } from './shownWords.ts';

/**
 * A digest of everything that decides what a picture shows and what axe finds: the document, the rules that can match in it, and the tokens that
 * these use. The same document with the same rules is drawn the same in every theme, state and medium, so one digest serves all of them.
 *
 * Class names depend on the order in which modules were loaded, so they are replaced by the order in which the document mentions them.
 */
export async function drawnDigest(isWithoutShell: boolean): Promise<string> {
  const bytes = new TextEncoder().encode(drawnText(isWithoutShell));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the digest is made of, for whoever wants to know why two differ. */
export function drawnText(isWithoutShell: boolean): string {
  const { text, classLists, words } = markupOf(isWithoutShell);
  noteShownWords(words);
  const sheets = readSheets();
  const present = new Set(classLists.flatMap((list) => list.split(/\s+/)));
  const hasMark = (mark: string | undefined) => mark === undefined || document.querySelector(mark) !== null;
  const included = sheets.rules.filter(
    ({ required, mark }) => hasMark(mark) && required.some((classes) => classes.every((name) => present.has(name))),
  );
  const names = namesOf(present, included);
  const lists = classLists.map((list) => classesOf(list, names));
  const markup = text.split(classMark).map((part, index) => (index % 2 ? (lists[Number(part)] ?? '') : part));
  const plain = included.filter(({ classes }) => !classes.some((name) => names.has(name)));
  const styled = rulesByClass(included, names);
  const page = markup.join('');
  const sources = [page, ...styled, ...plain.map(({ rest }) => rest)];
  const keyframes = [...sheets.keyframes].filter(([name]) => sources.some((source) => source.includes(name))).map(([, frames]) => frames);
  const used = tokensUsed([...sources, ...keyframes], plain);
  const rules = plain.map((rule) => plainText(rule, used, names)).filter(Boolean);
  return [withTokens(page, used), ...styled, ...rules, ...keyframes.sort(), ...sheets.others, rulesOfAxe()].join('\n');
}

interface Name {
  text: string;
  /** Where the class is first mentioned in the style sheets: of two rules of the same weight the later one wins. */
  at: number;
}

/** Names the classes that both the document and a rule for it mention, by their order in the document. */
function namesOf(present: ReadonlySet<string>, rules: readonly Rule[]): Map<string, Name> {
  const places = new Map<string, number>();
  for (const [at, { classes }] of rules.entries()) for (const name of classes) if (!places.has(name)) places.set(name, at);
  const names = new Map<string, Name>();
  for (const name of present) {
    const at = places.get(name);
    if (at !== undefined) names.set(name, { text: `c${names.size}`, at });
  }
  return names;
}

/** The classes of an element as an attribute, in the order of their rules. Those that no rule mentions draw nothing. */
function classesOf(list: string, names: ReadonlyMap<string, Name>): string {
  const known = list.split(/\s+/).flatMap((name) => names.get(name) ?? []);
  const texts = known.sort((a, b) => a.at - b.at).map(({ text }) => text);
  return texts.length ? ` class="${texts.join(' ')}"` : '';
}

/** For each class the rules that mention it, in their order. Rules of different parts have an order that depends on which part was loaded first. */
function rulesByClass(included: readonly Rule[], names: ReadonlyMap<string, Name>): string[] {
  const lists = new Map<string, string[]>([...names.keys()].map((name) => [name, []]));
  for (const rule of included) {
    const text = rule.around + withNames(rule.text, rule, names);
    for (const name of rule.classes) lists.get(name)?.push(text);
  }
  return [...lists.values()].flat();
}

/** Classes that the document does not have all draw the same: nothing. */
const withNames = (text: string, { classes }: Rule, names: ReadonlyMap<string, Name>): string =>
  text.replaceAll(/\.(-?[A-Za-z_][\w-]*)/g, (whole, name: string) =>
    classes.includes(name) ? `.${names.get(name)?.text ?? 'absent'}` : whole,
  );

/** The tokens that the page uses, and those that these are made of. */
function tokensUsed(texts: readonly string[], plain: readonly Rule[]): Set<string> {
  const values = new Map<string, string[]>();
  for (const [name, value] of plain.flatMap(({ tokens }) => tokens)) values.set(name, [...(values.get(name) ?? []), value]);
  const used = new Set<string>();
  const open = texts.flatMap(tokensIn);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...(values.get(name) ?? []).flatMap(tokensIn));
  }
  return used;
}

/** Without the custom properties of elements that nothing reads. */
const withTokens = (markup: string, used: ReadonlySet<string>) =>
  markup
    .split(tokenMark)
    .filter((part, index) => !(index % 2) || used.has(part.slice(0, part.indexOf(':'))))
    .join('')
    .replaceAll(' style=""', '');

const tokensIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function plainText(rule: Rule, used: ReadonlySet<string>, names: ReadonlyMap<string, Name>): string {
  const { around, selector, rest, tokens } = rule;
  const own = tokens.filter(([name]) => used.has(name)).map(([name, value]) => `${name}:${value}`);
  return rest || own.length ? `${around}${withNames(selector, rule, names)}{${[rest, ...own].join(';')}}` : '';
}
