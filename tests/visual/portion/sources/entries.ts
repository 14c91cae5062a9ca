import { parseSync } from 'vite';
import { squeezed } from '../../stage/in-page/drawn/shownWords.ts';
import type { Declaration } from './module.ts';
import { isNode, nameOf, nodesIn, unwrapped, type Node } from './nodes.ts';
import type { Sources } from './sources.ts';

/** Words that most of the console could show. Each of them counts only for the stories that show it. */
const sharedWords = new Set(['app/lib/glossary/words.ts', 'app/lib/metrics/words.ts']);

/** One line of `bilingual({ … })`. */
interface Entry {
  key: string;
  /** The line. */
  text: string;
  /** How a page shows it, as `squeezed` has it; undefined where that is computed. */
  texts: string[] | undefined;
}

const known = new WeakMap<Declaration, Entry[]>();

/** The words of a declaration of shared words. None where it is something else than a list of words. */
function entriesOf(declaration: Declaration): Entry[] {
  const entries = known.get(declaration) ?? (sharedWords.has(declaration.path) ? read(declaration.text) : []);
  known.set(declaration, entries);
  return entries;
}

/** How a record calls a word. */
const nameOfEntry = ({ path, name }: Declaration, { key }: Entry) => `${path}#${name}.${key}`;

/** What of a declaration counts where these words were shown: those, and the keys of the others. */
export function shownText(declaration: Declaration, shown: ReadonlySet<string>, story: string): string {
  const entries = entriesOf(declaration);
  if (!entries.length) return declaration.text;
  const isShown = (entry: Entry) =>
    shown.has(nameOfEntry(declaration, entry)) || (entry.texts?.some((text) => story.includes(text)) ?? true);
  return entries.map((entry) => (isShown(entry) ? entry.text : entry.key)).join('\n');
}

/** All shared words with how a page shows them. */
export function wordsToFind(sources: Sources): [name: string, texts: string[]][] {
  const declarations = [...sharedWords].flatMap((path) => Array.from(sources.module(path)?.declarations.values() ?? []));
  return declarations.flatMap((declaration) =>
    entriesOf(declaration).flatMap((entry): [string, string[]][] => (entry.texts ? [[nameOfEntry(declaration, entry), entry.texts]] : [])),
  );
}

function read(declaration: string): Entry[] {
  const code = `const ${declaration}`;
  const [statement] = nodesIn(parseSync('words.ts', code).program.body);
  const [declarator] = nodesIn(statement?.['declarations']);
  const call = isNode(declarator?.['init']) ? unwrapped(declarator['init']) : undefined;
  const list = nodesIn(call?.['arguments']).map(unwrapped)[0];
  if (call?.type !== 'CallExpression' || nameOf(call['callee']) !== 'bilingual' || list?.type !== 'ObjectExpression') return [];
  const properties = nodesIn(list['properties']);
  if (properties.some(({ type, computed }) => type !== 'Property' || computed)) return [];
  return properties.map(({ start, end, ...property }) => ({
    key: nameOf(property['key']),
    text: code.slice(start, end),
    texts: textsOf(property['value']),
  }));
}

/** `['快手', 'Kuaishou']` */
function textsOf(value: unknown): string[] | undefined {
  const elements: Node[] = isNode(value) && value.type === 'ArrayExpression' ? nodesIn(value['elements']) : [];
  const texts = elements.map((element) =>
    element.type === 'Literal' && typeof element['value'] === 'string' ? squeezed(element['value']) : '',
  );
  return texts.length && texts.every(Boolean) ? texts : undefined;
}
