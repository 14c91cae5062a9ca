import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { codeLines, files, isStory, isTest, lineOf, place, walk, type Node } from './source.ts';

/** Hard limits in lines of code. Seeds, spec lists and words are facts, not code, and are exempt. */
const limits: [kind: RegExp, lines: number][] = [
  [/^app\/api\/|^mocks\/domains\//, 250],
  [/^/, 200],
];
const isFacts = (path: string) => /(^|\/)(words|seed[^/]*|glyphs)\.tsx?$|\/(seeds?|samples?)\/|spec-list/.test(path);
const production = files.filter(({ path }) => !isStory(path) && !isTest(path) && !isFacts(path));

test('no file is too long to be read at once', () => {
  const long = production
    .map(({ path, lines }) => ({ path, lines: codeLines(lines), limit: limits.find(([kind]) => kind.test(path))?.[1] ?? 0 }))
    .filter(({ lines, limit }) => lines > limit)
    .map(({ path, lines, limit }) => `${path}: ${lines} lines, ${limit} at most`);
  expect(long).toEqual([]);
});

const isFunction = ({ type }: Node) => ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

test('no function is longer than 80 lines', () => {
  const long = production.flatMap((file) =>
    [...walk(file.program)]
      .filter(isFunction)
      .map((node) => ({
        at: place(file, node),
        lines: codeLines(file.lines.slice(lineOf(file, node.start) - 1, lineOf(file, node.end - 1))),
      }))
      .filter(({ lines }) => lines > 80)
      .map(({ at, lines }) => `${at}: ${lines} lines`),
  );
  expect(long).toEqual([]);
});

test('no folder holds more than 12 files', () => {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const full = [...counts].filter(([, count]) => count > 12).map(([folder, count]) => `${folder}: ${count} files`);
  expect(full).toEqual([]);
});

test('the median file stays under 60 lines', () => {
  const sorted = production.map(({ lines }) => codeLines(lines)).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(60);
});
