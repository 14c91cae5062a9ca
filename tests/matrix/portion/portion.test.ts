import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { table } from '#app/routes/table.ts';
import { root } from '../../visual/stage/build.ts';
import { fileOf, keepWhole, routesSince, sinceWhole } from './portion.ts';

const built = table.filter(({ load }) => load);
const payback = 'screens/monitor/payback/Curves.tsx';
const since = (changed: readonly string[], index = 1) =>
  routesSince(built, { changed, besides: { index, of: 10 } }).map(({ path }) => path);

test('of every built route it is known which file its screen stands in', () => {
  expect(built.map(fileOf).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('a screen whose part has changed is walked whoever has the turn, and no other one is for that', () => {
  const turns = Array.from({ length: 10 }, (_, index) => [since([], index + 1), since([payback], index + 1)] as const);
  const besides = turns.map(([turn, changed]) => changed.filter((path) => !turn.includes(path)));
  expect(new Set(besides.flat())).toEqual(new Set(['/monitor/roi']));
  expect(turns.flatMap(([turn]) => turn).toSorted()).toEqual(built.map(({ path }) => path).toSorted());
});

test.each([
  ['what is installed', 'package-lock.json'],
  ['the shell', 'app/shell/Shell.tsx'],
  ['the demo world', 'mocks/world/world.ts'],
  ['the rules of who may open what', 'app/access/decide.ts'],
  ['a fault of the service', 'mocks/service/faults/faults.ts'],
  ['a style of all', 'design-system/foundation/base.css'],
  ['what judges a page', 'tests/matrix/in-page/judge.ts'],
])('%s concerns every route', (_, path) => {
  expect(since([path])).toHaveLength(built.length);
});

test.each(['README.md', 'tests/journeys/menu.test.ts', 'tests/matrix/portion/portion.test.ts', 'tests/matrix/whole.json'])(
  '%s concerns none',
  (path) => {
    expect(since([path])).toEqual(since([]));
  },
);

test('a run of all is kept of a commit alone, and what differs from it has changed since', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'matrix-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@provena.test', ...words], { cwd: folder, encoding: 'utf8' }).trim();
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const commitAll = () => {
    git('add', '-A');
    git('commit', '-q', '-m', 'all');
    return git('rev-parse', 'HEAD');
  };
  try {
    git('init', '-q');
    mkdirSync(join(folder, 'tests/matrix'), { recursive: true });
    write('tests/matrix/a.ts', '1');
    const first = commitAll();
    write('b.ts', '1');
    await expect(keepWhole(first, folder)).resolves.toContain('Not kept');
    const second = commitAll();
    await expect(keepWhole(first, folder)).resolves.toContain('Not kept');
    expect(await sinceWhole(folder)).toBeUndefined();
    await expect(keepWhole(second, folder)).resolves.toContain(`holds that of ${second.slice(0, 8)}`);
    commitAll();
    write('b.ts', '2');
    expect((await sinceWhole(folder))?.changed).toEqual(['b.ts', 'tests/matrix/whole.json']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('where nothing is known of an earlier run all are walked', async () => {
  expect(await sinceWhole(tmpdir())).toBeUndefined();
});
