import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, isStory, isTest, place, root, walk, type Node } from './source.ts';

const parts = files.filter(({ path }) => path.startsWith('design-system/') && !isStory(path));
const stories = files.filter(({ path }) => isStory(path));
/** Screens and the shell have styles, too. */
const styled = files.filter(({ path }) => /^(design-system|screens|app)\//.test(path) && !isStory(path));
const shown = new Set(stories.flatMap(({ imports }) => imports.map(({ target }) => target)));
const door = files.find(({ path }) => path === 'design-system/index.ts');

test('every component that leaves the design system has a story that imports it', () => {
  const components = door?.imports.filter(({ target, isType }) => target.endsWith('.tsx') && !isType).map(({ target }) => target) ?? [];
  // The root of the foundation stands around every story.
  const unseen = new Set(components.filter((target) => !shown.has(target) && !target.startsWith('design-system/foundation/')));
  expect(components.length).toBeGreaterThan(0);
  expect([...unseen]).toEqual([]);
});

test('what is loading has the shape of what will stand there, and is no grey slab', () => {
  const slabs = styled.filter(
    ({ path, lines }) => !path.startsWith('design-system/') && lines.some((line) => line.includes('shape="block"')),
  );
  expect(slabs.map(({ path }) => path)).toEqual([]);
});

test('styles are static: no function and no value of a prop in a template', () => {
  const moving = styled.flatMap((file) =>
    [...walk(file.program)].filter(isStyledTemplate).flatMap((node) =>
      expressionsOf(node)
        .filter(isFunction)
        .map((expression) => place(file, expression)),
    ),
  );
  expect(moving).toEqual([]);
});

test('only OverlayRoom is a dialog of react-aria: others take the focus from who is quick', () => {
  const taking = styled.filter(({ lines }) => /import \{[^}]*\bDialog\b[^}]*\} from 'react-aria-components'/.test(lines.join('\n')));
  expect(taking.map(({ path }) => path)).toEqual(['design-system/overlays/modal/OverlayRoom.tsx']);
});

test('colours come from tokens, never from a literal', () => {
  const literals = parts
    .filter(({ path }) => !path.startsWith('design-system/tokens/') && !isTest(path))
    .flatMap((file) =>
      file.lines.flatMap((line, index) =>
        /(?<![&\w'"`(/])#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(line) && !/^\s*(\*|\/\/)/.test(line)
          ? [`${file.path}:${index + 1} ${line.trim()}`]
          : [],
      ),
    );
  expect(literals).toEqual([]);
});

test('every variable that a style uses exists', () => {
  const known = definedVariables();
  for (const { lines } of styled) for (const [, name] of lines.join('\n').matchAll(/['"]?(--[\w-]+)['"]?\s*[:\]]/g)) known.add(name ?? '');
  const unknown = styled.flatMap(({ path, lines }) =>
    [...lines.join('\n').matchAll(/var\((--[\w-]+)\s*\)/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => !known.has(name))
      .map((name) => `${path} uses ${name}`),
  );
  expect(unknown).toEqual([]);
});

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

function isStyledTemplate(node: Node): boolean {
  return node.type === 'TaggedTemplateExpression' && /"name":"(styled|css|keyframes|createGlobalStyle)"/.test(JSON.stringify(node.tag));
}

function expressionsOf({ quasi }: Node): Node[] {
  // A template's holes are expressions by the grammar.
  return (quasi as { expressions: Node[] }).expressions;
}

function definedVariables(): Set<string> {
  const sheets = ['tokens/tokens.css', 'foundation/base.css'].map((name) => readFileSync(join(root, 'design-system', name), 'utf8'));
  // react-aria sets these on what it places.
  const placed = ['--trigger-width', '--visual-viewport-height', '--tab-panel-width', '--tab-panel-height'];
  return new Set([...placed, ...sheets.flatMap((sheet) => [...sheet.matchAll(/(--[\w-]+):/g)].map((match) => match[1] ?? ''))]);
}
