import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { table } from '#app/routes/table.ts';
import { fileOf, routeKeys, routesToWalk } from './portion.ts';

const built = table.filter(({ load }) => load);

test('every built route names the file of its screen', () => {
  for (const screen of built) expect(fileOf(screen)).toMatch(/^screens\/.+\.tsx$/);
});

test('walked are the routes whose sources have changed, and a tenth of the others', () => {
  const keyOf = () => 'a'.repeat(16);
  const judged = new Map(built.map(({ path }) => [path, ['a'.repeat(16)]]));
  const share = routesToWalk(built, keyOf, judged);
  expect(share.length).toBeLessThanOrEqual(Math.ceil(built.length / 10));
  expect(share.length).toBeGreaterThanOrEqual(Math.floor(built.length / 10));
  const first = built.find((screen) => !share.includes(screen));
  judged.set(first?.path ?? '', ['b'.repeat(16)]);
  expect(routesToWalk(built, keyOf, judged)).toEqual(built.filter((screen) => share.includes(screen) || screen === first));
  expect(routesToWalk(built, keyOf, new Map())).toEqual(built);
});

let folder = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'routes-'));
  write('tests/matrix/plan.ts', 'export const plan = 1;');
  write('tests/matrix/plan.test.ts', '');
  write('screens/a/A.tsx', '');
  write('screens/a/A.stories.tsx', '');
  write('screens/b/B.tsx', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a route has the key of the stories beside its screen, or of what its screen imports', () => {
  const keyOf = (keys: Record<string, string>) => routeKeys(folder, { of: (path: string) => keys[path] ?? 'none' });
  const before = keyOf({});
  expect(keyOf({ 'screens/a/A.stories.tsx': 'new' })('screens/a/A.tsx')).not.toBe(before('screens/a/A.tsx'));
  expect(keyOf({ 'screens/a/A.stories.tsx': 'new' })('screens/b/B.tsx')).toBe(before('screens/b/B.tsx'));
  expect(keyOf({ 'screens/b/B.tsx': 'new' })('screens/b/B.tsx')).not.toBe(before('screens/b/B.tsx'));
});

test('how routes are walked counts for all of them, and its tests for none', () => {
  const key = () => routeKeys(folder, { of: () => 'same' })('screens/a/A.tsx');
  const before = key();
  write('tests/matrix/plan.test.ts', 'changed');
  write('tests/matrix/judged.txt', 'changed');
  expect(key()).toBe(before);
  write('tests/matrix/plan.ts', 'export const plan = 2;');
  expect(key()).not.toBe(before);
});
