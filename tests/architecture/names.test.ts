import { expect, test } from 'vitest';
import { files, isStory, type Node, type SourceFile } from './source.ts';

/** Words that say nothing about what a name holds, each with what to write instead. */
const plainWords: Readonly<Record<string, string>> = {
  afterwards: 'what happens then: done, onSuccess',
  asked: 'query, request, params',
  beside: 'what it is: aside, row, column',
  few: 'the limit or the number: max, pageSize',
  held: 'current, locked, selected',
  jar: 'cookies, storage',
  judged: 'checked, decided',
  kept: 'stored, cached, saved, retained',
  kills: 'crashes, stops',
  lazily: 'lazy, load, preload',
  mended: 'fixed',
  nobody: 'none, signedOut',
  patience: 'timeout, retries, days',
  said: 'message, text',
  say: 'message, announce, format',
  settled: 'result, state',
  shelf: 'storage, cache',
  sift: 'filter',
  sifted: 'filtered, result',
  squeezed: 'compressed',
  stand: 'service, setup, fixture',
  standing: 'access, context',
  tell: 'report, dispatch, notify',
  told: 'message, summary, reminders',
  wander: 'navigate',
  way: 'link, path, kind',
  ways: 'links, paths, kinds',
  within: 'in the limits of what: clamp, isInRange',
};

/** Files that broke the rule when it was introduced. Remove a file here once its names are plain; never add one. */
const known = new Set([
  'screens/kit/report/segments/index.ts',
  'screens/kit/report/segments/pair.ts',
  'screens/kit/report/view/index.ts',
  'screens/kit/report/view/state.ts',
  'screens/kit/report/why/Facts.tsx',
  'screens/manage/apps/detail/WayOn.tsx',
  'screens/manage/apps/detail/guide/FirstEvent.tsx',
]);

const checked = files.filter(({ path }) => /^(app|design-system|screens|mocks)\//.test(path));

test('files and exports have ordinary names', () => {
  expect(checked.filter(({ path }) => !known.has(path)).flatMap(riddles)).toEqual([]);
});

test('the list of older names only gets shorter', () => {
  const riddling = new Set(checked.filter((file) => riddles(file).length > 0).map(({ path }) => path));
  expect([...known].filter((path) => !riddling.has(path))).toEqual([]);
});

test('words are found in each kind of name, and only as whole words', () => {
  expect(['KeptDraft', 'useSaid', 'heightBeside', 'for-nobody', 'noWays'].flatMap(wordsOf).filter((word) => word in plainWords)).toEqual([
    'kept',
    'said',
    'beside',
    'nobody',
    'ways',
  ]);
  expect(['Standard', 'toolbar', 'fewest', 'unsaid'].flatMap(wordsOf).filter((word) => word in plainWords)).toEqual([]);
});

/** The banned words of a file's own name and of its exports, as messages. */
function riddles(file: SourceFile): string[] {
  const fileName = file.path.replace(/^.*\//, '').replace(/\..*$/, '');
  // The exports of a story file name its pictures.
  const names = isStory(file.path) ? [fileName] : [fileName, ...exportsOf(file.program)];
  return [...new Set(names)].flatMap((name) =>
    wordsOf(name).flatMap((word) => {
      const plain = plainWords[word];
      return plain === undefined ? [] : [`${file.path}: ${name}. Instead of “${word}” say what it is: ${plain}`];
    }),
  );
}

/** `useKeptAnswer` and `kept-answer` as lower-case words. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const exportsOf = (program: Node) => list(program['body']).flatMap((node) => (node.type === 'ExportNamedDeclaration' ? namesIn(node) : []));

function namesIn({ declaration, specifiers }: Node): string[] {
  const exported = list(specifiers).flatMap((specifier) => nameOf(specifier['exported']));
  if (!isNode(declaration)) return exported;
  const declared = declaration.type === 'VariableDeclaration' ? list(declaration['declarations']) : [declaration];
  return [...exported, ...declared.flatMap(({ id }) => nameOf(id))];
}

const nameOf = (id: unknown): string[] => (isNode(id) && typeof id['name'] === 'string' ? [id['name']] : []);

const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
