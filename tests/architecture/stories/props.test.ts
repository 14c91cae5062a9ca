import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partOf, propsOf, propsPlugin } from '../../../.storybook/props/propsPlugin.ts';
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

test('a file that exports no such part tells nothing, nor does one that exports no component at all, nor one that is gone', () => {
  expect(propsOf('Button', 'design-system/primitives/stack/Stack.tsx')).toBeUndefined();
  expect(propsOf('toasts', 'design-system/overlays/toast/toasts.ts')).toBeUndefined();
  expect(propsOf('Gone', 'design-system/primitives/gone/Gone.tsx')).toBeUndefined();
});

test('of every part that its file imports, props are found', () => {
  const parts = files.flatMap(({ path }) => {
    const part = isStory(path) ? partIn(path) : undefined;
    return part?.from.startsWith('.') ? [{ path, name: part.name, file: join(dirname(path), part.from) }] : [];
  });
  expect(parts.length).toBeGreaterThan(90);
  expect(parts.filter(({ name, file }) => !propsOf(name, file)).map(({ path }) => path)).toEqual([]);
}, 120_000);

describe('while a Storybook runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'props-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  let server: Awaited<ReturnType<typeof createServer>>;

  beforeAll(async () => {
    write('shared.ts', 'export interface Shared {\n  /** Named at first. */\n  name: string;\n}\n');
    write('Part.tsx', part('/** Small at first. */'));
    write('Part.stories.tsx', "import { Part } from './Part.tsx';\nexport default { component: Part };\nexport const First = {};\n");
    server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [propsPlugin()],
    });
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const part = (words: string) =>
    `import type { Shared } from './shared.ts';\ninterface PartProps extends Shared {\n  ${words}\n  size: 'sm';\n}\nexport function Part({ size, name }: PartProps) {\n  return <b title={name}>{size}</b>;\n}\n`;
  const told = async () => (await server.environments.client.transformRequest('/Part.stories.tsx'))?.code;

  test('its stories are told of a part anew when it changes, and when the types change that it has from elsewhere', async () => {
    expect(await told()).toContain('Small at first.');
    expect(await told()).toContain('Named at first.');

    write('Part.tsx', part('/** Small now. */'));
    server.watcher.emit('change', join(folder, 'Part.tsx'));
    await expect.poll(told).toContain('Small now.');

    write('shared.ts', 'export interface Shared {\n  /** Named now. */\n  name: string;\n}\n');
    server.watcher.emit('change', join(folder, 'shared.ts'));
    await expect.poll(told).toContain('Named now.');
    expect(await told()).toContain('Small now.');
  });
});
