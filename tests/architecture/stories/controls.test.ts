import { expect, test } from 'vitest';
import { files, isStory, type SourceFile } from '../source.ts';
import { walk, type Node } from './tree.ts';

/** Parts that nothing can be said to: they take no properties, or only what stands in them. */
const known = new Set(['design-system/charts/plot/CursorGroup.stories.tsx', 'design-system/fields/checkbox/RowCheckbox.stories.tsx']);

const parts = files.filter(({ path }) => isStory(path) && path.startsWith('design-system/'));

test('the first story of a part takes the controls, so that a designer can try it', () => {
  expect(parts.length).toBeGreaterThan(80);
  expect(
    parts
      .filter(({ path }) => !known.has(path))
      .filter((file) => !takesControls(file))
      .map(({ path }) => path),
  ).toEqual([]);
});

test('what takes controls is not listed as a part without any', () => {
  const paths = new Set(parts.filter((file) => !takesControls(file)).map(({ path }) => path));
  expect([...known].filter((path) => !paths.has(path))).toEqual([]);
});

/** A story shows what the controls say if its component is known and nothing is rendered in its place but a function of the arguments. */
function takesControls({ program }: SourceFile): boolean {
  const nodes = [...walk(program)];
  const calls = nodes.flatMap((node) => (node.type === 'VariableDeclarator' ? definition(node) : []));
  const meta = calls.find(({ method }) => method === 'meta');
  const first = calls.find(({ name, method }) => method !== 'meta' && /^[A-Z]/.test(name));
  const own = first?.options && valueOf(first.options, 'render');
  const render = own ?? (meta?.options && valueOf(meta.options, 'render'));
  const hasComponent = meta?.options !== undefined && valueOf(meta.options, 'component') !== undefined;
  return render ? parametersOf(render, nodes) > 0 : hasComponent;
}

function definition({ id, init }: Node): { name: string; method: string; options: Node | undefined }[] {
  if (!isNode(id) || !isNode(init) || init.type !== 'CallExpression' || !isNode(init['callee'])) return [];
  const { property } = init['callee'];
  const method = isNode(property) ? String(property['name']) : '';
  const options = Array.isArray(init['arguments']) ? init['arguments'].find(isNode) : undefined;
  return ['meta', 'story', 'extend'].includes(method) ? [{ name: String(id['name']), method, options }] : [];
}

/** How many arguments a function takes; a name stands for the function of this file that has it. */
function parametersOf(render: Node, nodes: readonly Node[]): number {
  if (Array.isArray(render['params'])) return render['params'].length;
  const { name } = render;
  const named = nodes.find(
    ({ type, id }) => /^(?:FunctionDeclaration|VariableDeclarator)$/.test(type) && isNode(id) && id['name'] === name,
  );
  const body = isNode(named?.['init']) ? named['init'] : named;
  return Array.isArray(body?.['params']) ? body['params'].length : 0;
}

function valueOf({ properties }: Node, name: string): Node | undefined {
  const found = Array.isArray(properties) ? properties.filter(isNode).find(({ key }) => isNode(key) && key['name'] === name) : undefined;
  return isNode(found?.['value']) ? found['value'] : undefined;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
