import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testProject } from '../portion/sources/testProject.ts';
import { writeRan } from './ran.ts';
import { readRan } from './readRan.ts';

const names = ['a', 'b', 'c', 'd', 'shell', 'rare'].map((name) => `app/${name}.ts`);
const stage = '.storybook/stage.tsx';
const project = () => testProject(Object.fromEntries([...names, stage].map((path) => [path, ''])));
const folder = 'tests/visual/ran';

const linesIn = (root: string, file: string) =>
  readFileSync(join(root, folder, file), 'utf8')
    .split('\n')
    .filter(Boolean);
const sorted = (modules: ReadonlySet<string> | undefined) => modules && [...modules].sort();

test('what is written is read again', () => {
  const root = project();
  writeRan(root, new Map([['fields/select/Select', new Set(['app/b.ts', 'app/a.ts'])]]));
  expect(linesIn(root, 'common/part.txt')).toEqual(['app/a.ts', 'app/b.ts']);
  expect(sorted(readRan(root).of('fields/select/Select'))).toEqual(['app/a.ts', 'app/b.ts']);
  expect(readRan(root).of('fields/other/Other')).toBeUndefined();
});

test('what ran before stays, but for modules that are gone', () => {
  const root = project();
  writeRan(root, new Map([['a/A', new Set(['app/a.ts', 'app/b.ts'])]]));
  rmSync(join(root, 'app/b.ts'));
  writeRan(root, new Map([['a/A', new Set(['app/c.ts'])]]));
  expect(sorted(readRan(root).of('a/A'))).toEqual(['app/a.ts', 'app/c.ts']);
});

test('the record of a file of stories that is gone goes, too', () => {
  const root = project();
  writeRan(root, new Map(['a/A', 'b/B'].map((name) => [name, new Set(['app/a.ts'])])));
  writeRan(root, new Map(), { all: ['a/A'] });
  expect(readRan(root).folders).toEqual(['a/A']);
});

/** Screens that execute the shell, some that do not, and of each something of its own. */
const screens = (count: number, without = 0) =>
  new Map(
    Array.from({ length: count + without }, (_, index) => [
      `screen/S${index}`,
      new Set([stage, ...(index < count ? ['app/shell.ts'] : []), index === 0 ? 'app/rare.ts' : 'app/a.ts']),
    ]),
  );

test('what most screens execute is written once, with those that do not, and read for each', () => {
  const root = project();
  writeRan(root, screens(40, 6));
  expect(linesIn(root, 'common/console.txt')).toEqual([stage, 'app/a.ts', 'app/shell.ts']);
  expect(linesIn(root, 'records/screen/S0.txt')).toEqual(['!app/a.ts', '@console', 'app/rare.ts']);
  expect(linesIn(root, 'records/screen/S1.txt')).toEqual(['@console']);
  expect(linesIn(root, 'records/screen/S45.txt')).toEqual(['!app/shell.ts', '@console']);
  expect(sorted(readRan(root).of('screen/S0'))).toEqual([stage, 'app/rare.ts', 'app/shell.ts']);
  expect(sorted(readRan(root).of('screen/S45'))).toEqual([stage, 'app/a.ts']);
});

test('a run of a few screens leaves the record of all others as it is', () => {
  const root = project();
  writeRan(root, screens(40));
  const others = () =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt') && !name.includes('S7.'));
  const texts = () => others().map((name) => [name, readFileSync(join(root, folder, name), 'utf8')]);
  const before = texts();
  writeRan(root, new Map([['screen/S7', new Set([stage, 'app/b.ts'])]]));
  expect(texts()).toEqual(before);
  expect(readRan(root).of('screen/S7')).toContain('app/b.ts');
});
