import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { captureOwnerStack, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as events from 'storybook/internal/core-events';
import { extractComponentProps } from 'storybook/internal/docs-tools';
import { StoryStore } from 'storybook/internal/preview-api';
import { expect, test } from 'vitest';
import { propsOf } from '../../../.storybook/props/propsPlugin.ts';
import { withoutOwnerStacks } from '../../matrix/in-page/ownerStacks.ts';
import { root } from '../source.ts';

// What the installed packages hold, where a file relies on something that a library does not promise.

const require = createRequire(import.meta.url);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

test('the package `scheduler` is the copy that react-dom uses', () => {
  expect(require.resolve('scheduler')).toBe(createRequire(require.resolve('react-dom')).resolve('scheduler'));
});

test('React notes owners of elements until it believes that it has noted too many', () => {
  const before = ownerOfProbe();
  const restore = withoutOwnerStacks();
  const without = ownerOfProbe();
  restore();
  expect([before, without, ownerOfProbe()].map((stack) => stack.includes('at Owner '))).toEqual([true, false, true]);
});

/** Returns the owner stack of an element, read while it renders. */
function ownerOfProbe(): string {
  let stack: string | null = null;
  function Probe() {
    stack = captureOwnerStack();
    return null;
  }
  const Owner = () => createElement(Probe);
  renderToString(createElement(Owner));
  return String(stack);
}

test('Storybook sends the events that the gate listens to', () => {
  const source = textOf('tests/visual/stage/in-page/show.ts');
  const troubles = /const troubleEvents = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const others = [...source.matchAll(/channel\(\)\.(?:on|off|emit)\('(\w+)'/g)].map(([, name]) => name);
  const names = [...[...troubles.matchAll(/'(\w+)'/g)].map(([, name]) => name), ...others];
  expect(names).toContain('playFunctionThrewException');
  expect(names).toContain('storyRenderPhaseChanged');
  const sent = new Set<unknown>(Object.values(events));
  expect(names.filter((name) => !sent.has(name))).toEqual([]);
});

test('the store of Storybook loads stories, knows their index and sets globals as the gate asks for it', async () => {
  const entry = { type: 'story', subtype: 'story', id: 'part--first', title: 'Part', name: 'First', importPath: './part.ts' } as const;
  const play = async () => undefined;
  const store = new StoryStore(
    { v: 5, entries: { [entry.id]: entry } },
    async () => ({ default: { title: 'Part', parameters: { at: '/' } }, First: { play, globals: { theme: 'dark' } } }),
    { render: () => undefined, renderToCanvas: () => undefined, initialGlobals: { theme: 'light' } },
  );
  expect(store.storyIndex.entries).toHaveProperty([entry.id]);
  store.userGlobals.update({ theme: 'dark' });
  expect(store.userGlobals.get()).toMatchObject({ theme: 'dark' });
  const story = await store.loadStory({ storyId: entry.id });
  expect(story).toMatchObject({ parameters: { at: '/' }, storyGlobals: { theme: 'dark' }, playFunction: expect.any(Function) });
});

test('Storybook reads the props of a part where the plugin writes them', () => {
  const Spinner = Object.assign(() => null, { __docgenInfo: propsOf('Spinner', 'design-system/primitives/spinner/Spinner.tsx') });
  expect(extractComponentProps(Spinner, 'props').map(({ propDef: { name } }) => name)).toContain('size');
});

test.each([
  ['@storybook/builder-vite/dist/index.js', 'window.__STORYBOOK_PREVIEW__ =', 'the gate finds the stories by it'],
  ['@storybook/addon-vitest/dist/vitest-plugin/index.js', 'VITEST_STORYBOOK', 'story tests judge the colours of the other theme by it'],
  ['react-aria/dist/private/virtualizer/ScrollView.mjs', 'VIRT_ON', 'story tests draw the options in sight alone by it'],
  ['react-stately/dist/private/virtualizer/Virtualizer.mjs', 'VIRT_ON', 'story tests draw the options in sight alone by it'],
])('%s has %s: %s', (file, name) => {
  expect(textOf(`node_modules/${file}`)).toContain(name);
});
