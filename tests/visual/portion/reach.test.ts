import { expect, test } from 'vitest';
import { Reach } from './reach.ts';
import { Sources } from './sources/sources.ts';
import { testProject, testRan } from './sources/testProject.ts';

const preview = '.storybook/preview.tsx';
const story = 'design-system/a/A.stories.tsx';
const usual = { [preview]: 'export default {};' };

/** What a file of stories depends on, besides itself and the preview, where these modules ran. */
function reached(files: Record<string, string>, ran: string[] | null, of = story): string[] {
  const root = testProject({ ...usual, ...files });
  const reach = new Reach(new Sources(root), testRan(ran ? { [of]: ran } : {}));
  return [...reach.of(`./${of}`).keys()].filter((part) => part !== preview && part !== of).sort();
}

const part = 'design-system/a/A.tsx';
const using = { [story]: "import { A } from './A.tsx'; export const Usual = meta.story({ render: () => <A /> });" };

test('a module of which a function ran counts as a whole, and one whose functions did not run does not count', () => {
  const files = {
    ...using,
    [part]: "import { B } from './B.tsx'; import { C } from './C.tsx'; export const A = ({ is }) => (is ? <B /> : <C />);",
    'design-system/a/B.tsx': 'export function B() { return 1; }',
    'design-system/a/C.tsx': "import { deep } from './deep.ts'; export function C() { return deep(); }",
    'design-system/a/deep.ts': 'export const deep = () => 1;',
  };
  expect(reached(files, [part, 'design-system/a/B.tsx'])).toEqual([part, 'design-system/a/B.tsx']);
});

test('words, tables and styles count where they are taken, though nothing of them runs', () => {
  const files = {
    ...using,
    [part]: "import { words } from './words.ts'; import { Frame } from './Frame.tsx'; export const A = () => <Frame>{words.title}</Frame>;",
    'design-system/a/words.ts':
      "import { common } from './common.ts'; export const words = bilingual({ ...common }); export const others = 1;",
    'design-system/a/common.ts': "export const common = { title: ['标题', 'Title'] }; export const rest = 2;",
    'design-system/a/Frame.tsx': 'export const Frame = styled.div`color: red`; export function unused() { return <Frame />; }',
  };
  expect(reached(files, [part])).toEqual([
    part,
    'design-system/a/Frame.tsx#Frame',
    'design-system/a/common.ts#common',
    'design-system/a/words.ts#words',
  ]);
});

test('a file of words does not become whole because a function in one of them ran', () => {
  const files = {
    ...using,
    [part]: "import { rows } from './words.ts'; export const A = () => rows[0](3);",
    'design-system/a/words.ts':
      "import { units } from './units.ts'; export const rows = [(n) => n + units]; export const others = [(n) => n];",
    'design-system/a/units.ts': "export const units = ' rows';",
  };
  expect(reached(files, [part, 'design-system/a/words.ts'])).toEqual([
    part,
    'design-system/a/units.ts#units',
    'design-system/a/words.ts#rows',
  ]);
});

test('a style that is made of a component counts without the component, which counts where it renders', () => {
  const files = {
    ...using,
    [part]: "import { Wide } from './Wide.tsx'; export const A = () => <Wide />;",
    'design-system/a/Wide.tsx': "import { Button } from './Button.tsx'; export const Wide = styled(Button)`width: 100%`;",
    'design-system/a/Button.tsx': 'export function Button() { return <button />; }',
  };
  const frames = [part, 'design-system/a/Wide.tsx#Wide'];
  expect(reached(files, [part])).toEqual(frames);
  expect(reached(files, [part, 'design-system/a/Button.tsx'])).toEqual([
    part,
    'design-system/a/Button.tsx',
    'design-system/a/Wide.tsx#Wide',
  ]);
});

test('what is called when a module is loaded counts with what it calls', () => {
  const files = {
    ...using,
    [part]: "import { columns } from './columns.ts'; export const A = () => columns;",
    'design-system/a/columns.ts':
      "import { column } from './column.ts'; import { format } from './format.ts'; export const columns = [1].map((n) => column(n, format));",
    'design-system/a/column.ts':
      "import { inner } from './inner.ts'; export function column(n, f) { return inner(f(n)); } export function other() {}",
    'design-system/a/inner.ts': 'export const inner = (n) => n;',
    'design-system/a/format.ts': 'export function format(n) { return n; }',
  };
  expect(reached(files, [part])).toEqual([
    part,
    'design-system/a/column.ts',
    'design-system/a/columns.ts#columns',
    'design-system/a/format.ts',
    'design-system/a/inner.ts',
  ]);
});

test('statements of a module that is loaded count, whether or not something of it ran', () => {
  const files = {
    ...using,
    [part]: "import { B } from './B.tsx'; export const A = () => (0 ? <B /> : null);",
    'design-system/a/B.tsx': "import { set } from './set.ts'; set(3); export const B = () => 1;",
    'design-system/a/set.ts': 'export function set(n) { window.n = n; }',
  };
  expect(reached(files, [part])).toEqual([part, 'design-system/a/B.tsx#', 'design-system/a/set.ts']);
});

test('what a module has remembered since another story counts with what computed it', () => {
  const files = (state: string) => ({
    ...using,
    [part]: `import { compute } from './compute.ts'; ${state} export const A = () => known.get(1) ?? compute();`,
    'design-system/a/compute.ts': "import { deep } from './deep.ts'; export const compute = () => deep();",
    'design-system/a/deep.ts': 'export const deep = () => 1;',
  });
  const computing = [part, 'design-system/a/compute.ts#compute', 'design-system/a/deep.ts#deep'];
  expect(reached(files('const known = new Map(); known.set(1, 2);'), [part]).filter((one) => !one.endsWith('#'))).toEqual(computing);
  expect(reached(files('let known;'), [part])).toEqual(computing);
  expect(reached(files('let known = 0;'), [part])).toEqual([part]);
});

test('a door leads to the module of a name alone', () => {
  const files = {
    [story]: "import { A } from '#design-system'; export const Usual = meta.story({ render: () => A });",
    'design-system/index.ts': "export { A } from './a/A.ts'; export { B } from './a/B.ts'; export * from './a/C.ts';",
    'design-system/a/A.ts': 'export const A = 1;',
    'design-system/a/B.ts': 'export const B = 1;',
    'design-system/a/C.ts': 'export const C = 1;',
  };
  expect(reached(files, [])).toEqual(['design-system/a/A.ts#A']);
  expect(reached(files, null)).toEqual(['design-system/a/A.ts#A']);
});

test('of a module that is loaded late the values that are taken count, and all of it where it ran', () => {
  const files = {
    ...using,
    [part]:
      "export const A = lazyPart('A', async () => (await import('./B.tsx')).B); export const load = () => import('./C.ts').then(({ c }) => c);",
    'design-system/a/B.tsx': 'export function B() { return 1; } export const size = 3;',
    'design-system/a/C.ts': 'export const c = 1; export const d = 2;',
  };
  expect(reached(files, [part])).toEqual([part, 'design-system/a/C.ts#c']);
  expect(reached(files, [part, 'design-system/a/B.tsx'])).toEqual([part, 'design-system/a/B.tsx', 'design-system/a/C.ts#c']);
});

test('a worker counts with all that it imports, because nothing records what runs in it', () => {
  const files = {
    ...using,
    [part]: "import address from './worker.ts?worker&url'; export const A = () => new Worker(address);",
    'design-system/a/worker.ts': "import { count } from './count.ts'; onmessage = () => count();",
    'design-system/a/count.ts': 'export const count = () => 1;',
  };
  expect(reached(files, [part])).toContain('design-system/a/count.ts');
});

test('types count nowhere', () => {
  const files = {
    ...using,
    [part]: "import type { B } from './B.ts'; import { type C, c } from './C.ts'; export const A = (b: B): C => c satisfies C;",
    'design-system/a/B.ts': 'export const B = 1; export type B = 1;',
    'design-system/a/C.ts': 'export const C = 1; export type C = 1; export const c = 1;',
  };
  expect(reached(files, [part])).toEqual([part, 'design-system/a/C.ts#c']);
});

test('answers that were not asked for do not count, nor does what they are declared by', () => {
  const screen = 'screens/manage/devices/Devices.stories.tsx';
  const files = {
    [screen]: 'export const Filled = meta.story();',
    'mocks/service.ts': "import { answers } from './domains/answers.ts'; export const serve = () => answers;",
    'mocks/domains/answers.ts':
      "import { deviceAnswers } from './devices.ts'; import { skanAnswers } from './skan.ts'; export const answers = [...deviceAnswers, ...skanAnswers];",
    'mocks/domains/devices.ts':
      "import { devices } from '../../app/api/devices.ts'; export const deviceAnswers = [answer(devices.page, () => [])];",
    'mocks/domains/skan.ts': "import { skan } from '../../app/api/skan.ts'; export const skanAnswers = [answer(skan.maps, () => [])];",
    'app/api/devices.ts': "export const devices = { page: query('GET /devices') };",
    'app/api/skan.ts': "export const skan = { maps: query('GET /skan') };",
  };
  const found = reached(files, ['mocks/service.ts', 'mocks/domains/devices.ts'], screen);
  expect(found).toContain('mocks/domains/devices.ts#deviceAnswers');
  expect(found).toContain('app/api/devices.ts#devices');
  expect(found.filter((one) => one.includes('skan'))).toEqual([]);
});

const glossary = 'app/lib/glossary/words.ts';

/** How the words of the glossary count for a story that takes a list of them and shows one. */
function wordsReached(terms: string, story = '<A />') {
  const root = testProject({
    ...usual,
    [glossary]: `export const names = bilingual(${terms});`,
    [part]: "import { names } from '#app/lib/glossary/words.ts'; export const A = ({ of }) => names[of];",
    'design-system/a/A.stories.tsx': `import { A } from './A.tsx'; export const Usual = meta.story({ render: () => ${story} });`,
  });
  const ran = { 'design-system/a/A.stories.tsx': [part, `${glossary}#names.gdt`] };
  return new Reach(new Sources(root), testRan(ran)).of('design-system/a/A.stories.tsx').get(`${glossary}#names`);
}

test('of shared words those count that were shown, with the keys of all', () => {
  const before = wordsReached("{ gdt: ['腾讯广告', 'Tencent Ads'], uc: ['UC', 'UC'] } satisfies Names");
  expect(wordsReached("{ gdt: ['腾讯广告', 'Tencent Ads'], uc: ['UC 头条', 'UC'] } satisfies Names")).toBe(before);
  expect(wordsReached("{ gdt: ['腾讯', 'Tencent Ads'], uc: ['UC', 'UC'] } satisfies Names")).not.toBe(before);
  expect(wordsReached("{ gdt: ['腾讯广告', 'Tencent Ads'], uc: ['UC', 'UC'], tt: ['头条', 'TT'] } satisfies Names")).not.toBe(before);
});

test('words that the story itself mentions count, and so do those that are computed', () => {
  const terms = (uc: string) => `{ gdt: ['腾讯广告', 'Tencent Ads'], uc: ${uc} }`;
  const usesIt = '<A of="UC Browser" />';
  expect(wordsReached(terms("['UC', 'UC browser']"), usesIt)).not.toBe(wordsReached(terms("['UC 头条', 'UC browser']"), usesIt));
  expect(wordsReached(terms("[uc, 'UC']"))).not.toBe(wordsReached(terms("[uc + 1, 'UC']")));
});

test('what judges words reaches no story', () => {
  const files = {
    [preview]: "export default { afterEach: () => import('../tests/matrix/rawWords.ts').then(({ find }) => find()) };",
    'tests/matrix/rawWords.ts': "import { contract } from '../../app/api/contract.ts'; export const find = () => contract;",
    'app/api/contract.ts': 'export const contract = () => 1;',
    [story]: 'export const Usual = meta.story();',
  };
  expect(reached(files, ['tests/matrix/rawWords.ts', 'app/api/contract.ts'])).toEqual([]);
});

test('stylesheets count with what they bring along', () => {
  const files = {
    [preview]: "import './preview.css'; export default {};",
    '.storybook/preview.css': "@import './fonts.css'; @import 'package/index.css';",
    '.storybook/fonts.css': "@font-face { src: url('./inter.woff2') format('woff2'); }",
    '.storybook/inter.woff2': '',
    [story]: 'export const Usual = meta.story();',
  };
  expect(reached(files, [])).toEqual(['.storybook/fonts.css', '.storybook/inter.woff2', '.storybook/preview.css']);
});

test('without a record a screen depends on what it imports, the files next to it and the console, and on no other screen', () => {
  const screen = 'screens/manage/devices/Devices.stories.tsx';
  const files = {
    [screen]: 'export const Filled = meta.story();',
    'screens/manage/devices/Devices.tsx': "import { Dialog } from './Dialog.tsx'; export const Devices = () => <Dialog />;",
    'screens/manage/devices/Dialog.tsx': 'export const Dialog = () => 1;',
    'screens/manage/apps/Apps.tsx': 'export const Apps = () => 1;',
    '.storybook/stage.tsx': "import { load } from '../app/routes.ts'; export const Stage = () => load;",
    'app/routes.ts':
      "export const load = [() => import('#screens/manage/devices/Devices.tsx'), () => import('#screens/manage/apps/Apps.tsx')]; export const go = () => load;",
    'mocks/browser.ts': 'export const handlers = () => [];',
  };
  expect(reached(files, null, screen)).toEqual([
    '.storybook/stage.tsx',
    'app/routes.ts',
    'mocks/browser.ts',
    'screens/manage/devices/Devices.tsx',
    'screens/manage/devices/Dialog.tsx',
  ]);
});
