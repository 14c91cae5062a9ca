import { dirname } from 'node:path/posix';
import { expect, test } from 'vitest';
import { stateNames } from '#app/lib/glossary/words.ts';
import { files, isStory, isTest, place, walk, type Node, type SourceFile } from '../source.ts';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** What an identifier or a string says. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { name, value } = node;
  return node.type === 'Identifier' && typeof name === 'string' ? name : node.type === 'Literal' && typeof value === 'string' ? value : '';
}

const isCallOf = (node: unknown, name: RegExp): node is Node =>
  isNode(node) && node.type === 'CallExpression' && name.test(nameOf(node['callee']));

const parsed = files.map((file) => ({ file, nodes: [...walk(file.program)] }));

/** `t` in `const t = useWords(words)`. */
const variablesOf = (nodes: readonly Node[]) =>
  nodes.flatMap(({ type, init, id }) =>
    type === 'VariableDeclarator' && isCallOf(init, /^(bilingual|wordsIn|use\w*Words)$/) && nameOf(id) ? [nameOf(id)] : [],
  );

/** The names that words have somewhere in the project: they may be handed on by them. */
const variables = new Set(parsed.flatMap(({ nodes }) => variablesOf(nodes)));

/** `t`, `parts.t`, `useWords(words)`. */
const isWords = (node: unknown): boolean =>
  isCallOf(node, /^use\w*Words$/) ||
  variables.has(nameOf(node)) ||
  (isNode(node) && node.type === 'MemberExpression' && variables.has(nameOf(node['property'])));

interface Reads {
  keys: Set<string>;
  /** ``t[`${state}Cause`]``: how the keys begin and end that may be meant. */
  affixes: (readonly [head: string, tail: string])[];
  /** `t[state]`: the keys are written elsewhere. */
  isByValue: boolean;
  /** `{ ...t }`, `Object.values(t)`. */
  isWhole: boolean;
}

function readsOf(nodes: readonly Node[]): Reads {
  const imported = nodes.filter(({ type }) => type === 'ImportSpecifier').map(({ local }) => nameOf(local));
  const own = new Set([...variablesOf(nodes), ...imported.filter((name) => variables.has(name))]);
  const isOwn = (node: unknown) => own.has(nameOf(node)) || isCallOf(node, /^use\w*Words$/);
  const reads: Reads = { keys: new Set(), affixes: [], isByValue: false, isWhole: false };
  for (const node of nodes) {
    if (node.type === 'MemberExpression' && isWords(node['object'])) readMember(reads, node);
    // Words may be taken apart where they arrive: ({ failed, unknown }: FailureWords) => …
    if (node.type === 'ObjectPattern') for (const { key } of nodesIn(node['properties'])) reads.keys.add(nameOf(key));
    if (/^(Spread|JSXSpread)/.test(node.type)) reads.isWhole ||= isOwn(node['argument']);
    const { callee } = node;
    if (node.type === 'CallExpression' && isNode(callee) && nameOf(callee['object']) === 'Object')
      reads.isWhole ||= nodesIn(node['arguments']).some(isOwn);
  }
  return reads;
}

function readMember(reads: Reads, { property, computed }: Node) {
  if (!isNode(property)) return;
  if (nameOf(property) !== '' && (computed !== true || property.type === 'Literal')) reads.keys.add(nameOf(property));
  else if (property.type === 'TemplateLiteral') {
    const texts = nodesIn(property['quasis']).map(({ value }) => String(Reflect.get(Object(value), 'cooked')));
    reads.affixes.push([texts[0] ?? '', texts.at(-1) ?? '']);
  } else reads.isByValue = true;
}

const readsIn = new Map(parsed.map(({ file, nodes }) => [file.path, readsOf(nodes)]));
const insideOf = new Map(files.map(({ path, imports }) => [path, imports.filter(({ isInside }) => isInside).map(({ target }) => target)]));
const importers = new Map<string, string[]>();
for (const [path, targets] of insideOf) for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);

/** Who imports a file, by itself or through the door of its room. */
function importersOf(path: string): string[] {
  const all = importers.get(path) ?? [];
  return all.concat(all.filter((one) => one.endsWith('/index.ts')).flatMap(importersOf));
}

/** Files that can have these words: their own, those that import it, and neighbours to which these may hand them. */
function readersOf(path: string): string[] {
  const direct = [path, ...importersOf(path)];
  const neighbours = direct.flatMap((one) => (insideOf.get(one) ?? []).filter((target) => dirname(target) === dirname(one)));
  return [...new Set([...direct, ...neighbours])];
}

const roomOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('screens/') ? 3 : 1)
    .join('/');

/** What is written in the code of a screen, words aside. */
const textsIn = new Map<string, Set<string>>();
for (const { file, nodes } of parsed) {
  const texts = textsIn.get(roomOf(file.path)) ?? new Set();
  textsIn.set(roomOf(file.path), texts);
  const words = nodes.filter((node) => isCallOf(node, /^bilingual$/));
  const isOfWords = ({ start }: Node) => words.some((one) => one.start <= start && start < one.end);
  for (const node of nodes) if (node.type === 'Literal' && typeof node['value'] === 'string' && !isOfWords(node)) texts.add(node['value']);
}

function unreadIn(file: SourceFile, nodes: readonly Node[]): string[] {
  const readers = readersOf(file.path);
  const reads = readers.flatMap((path) => readsIn.get(path) ?? []);
  if (reads.some(({ isWhole }) => isWhole)) return [];
  const rooms = reads.some(({ isByValue }) => isByValue) ? new Set([...readers.map(roomOf), 'app']) : new Set<string>();
  const isRead = (key: string) =>
    reads.some(({ keys, affixes }) => keys.has(key) || affixes.some(([head, tail]) => key.startsWith(head) && key.endsWith(tail))) ||
    [...rooms].some((room) => textsIn.get(room)?.has(key));
  return nodes
    .filter((node) => isCallOf(node, /^bilingual$/))
    .flatMap((call) => nodesIn(nodesIn(call['arguments'])[0]?.['properties']))
    .filter(({ key }) => !isRead(nameOf(key)))
    .map((property) => `${place(file, property)} ${nameOf(property['key'])}`);
}

test('words are found, and who reads them', () => {
  expect(variables.has('t')).toBe(true);
  expect(readsIn.get('screens/kit/listing/table/RecordDrawer.tsx')?.keys.has('previous')).toBe(true);
});

/** Where keys are chosen by a value, `t[state]`, one counts as read if it is written anywhere in the same screen or in the core. */
test('nobody says words that no one reads', () => {
  expect(parsed.flatMap(({ file, nodes }) => unreadIn(file, nodes))).toEqual([]);
});

test('a state has the name that the glossary gives it, from there', () => {
  const names = new Set(Object.values<readonly string[]>(stateNames).map((pair) => pair.join('\n')));
  const copies = parsed
    .filter(
      ({ file: { path } }) => /^(app|screens)\//.test(path) && path !== 'app/lib/glossary/words.ts' && !isStory(path) && !isTest(path),
    )
    .flatMap(({ file, nodes }) =>
      nodes
        .filter(({ type, elements }) => type === 'ArrayExpression' && names.has(nodesIn(elements).map(nameOf).join('\n')))
        .map((node) => place(file, node)),
    );
  expect(copies).toEqual([]);
});

/** Legal pages are a contract; code that is copied calls a package by its name (decision 0057). */
test('texts call the product as the installation does: productName()', () => {
  const textOf = ({ type, value }: Node) =>
    type === 'TemplateElement'
      ? String(Reflect.get(Object(value), 'cooked'))
      : type === 'Literal' || type === 'JSXText'
        ? String(value)
        : '';
  const found = parsed
    .filter(({ file: { path } }) => /^(screens|app\/(shell|session))\//.test(path) && !isStory(path) && !isTest(path))
    .filter(({ file: { path } }) => !/^screens\/public\/legal\/|\/guide\/seed-snippets\.ts$/.test(path))
    .flatMap(({ file, nodes }) => nodes.filter((node) => /\bProvena\b|溯源/.test(textOf(node))).map((node) => place(file, node)));
  expect(found).toEqual([]);
});

/** `names.join('、')` in a sentence of English: what stands between names is a word as well. */
test('lists are joined in the language of their reader', () => {
  const isJoin = ({ type, callee, arguments: given }: Node) =>
    type === 'CallExpression' && isNode(callee) && nameOf(callee['property']) === 'join' && /[，、；：]/.test(nameOf(nodesIn(given)[0]));
  const found = parsed
    .filter(({ file: { path } }) => /^(app|design-system|screens)\//.test(path) && !isStory(path) && !isTest(path))
    .flatMap(({ file, nodes }) => {
      const inWords = new Set<Node>();
      for (const call of nodes.filter((node) => isCallOf(node, /^bilingual$/))) for (const node of walk(call)) inWords.add(node);
      return nodes.filter((node) => isJoin(node) && !inWords.has(node)).map((node) => place(file, node));
    });
  expect(found).toEqual([]);
});
