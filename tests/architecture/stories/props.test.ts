import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { partOf, propsOf } from '../../../.storybook/props/propsPlugin.ts';
import { files, isStory } from '../source.ts';

const partIn = (file: string) => partOf(file, readFileSync(file, 'utf8'));

test('the part of a file of stories is what it says, from where it has it; what stands in the file itself is none, and no other file has one', () => {
  expect(partIn('design-system/primitives/button/Button.stories.tsx')).toEqual({ as: 'Button', name: 'Button', from: './Button.tsx' });
  expect(partIn('design-system/overlays/layers/Layers.stories.tsx')).toBeUndefined();
  expect(partIn('design-system/primitives/button/Button.tsx')).toBeUndefined();
});

test('its props have their type, their words and whether they are required', () => {
  const { description, props } = propsOf('Button', 'design-system/primitives/button/Button.tsx') ?? {};
  expect(description).toMatch(/\w/);
  expect(props?.['kind']).toMatchObject({ required: false, tsType: { name: 'union' } });
});

test('a file that exports no such part tells nothing, nor does one that exports no component at all', () => {
  expect(propsOf('Button', 'design-system/primitives/stack/Stack.tsx')).toBeUndefined();
  expect(propsOf('toasts', 'design-system/overlays/toast/toasts.ts')).toBeUndefined();
});

test('of every part that its file imports, props are found', () => {
  const parts = files.flatMap(({ path }) => {
    const part = isStory(path) ? partIn(path) : undefined;
    return part?.from.startsWith('.') ? [{ path, name: part.name, file: join(dirname(path), part.from) }] : [];
  });
  expect(parts.length).toBeGreaterThan(90);
  expect(parts.filter(({ name, file }) => !propsOf(name, file)).map(({ path }) => path)).toEqual([]);
}, 120_000);
