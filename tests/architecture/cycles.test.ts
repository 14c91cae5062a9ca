import { expect, test } from 'vitest';
import { files } from './source.ts';

/** Static imports only: a lazy import may point back, that is what it is for. */
const graph = new Map(
  files.map((file) => [file.path, file.imports.filter(({ isInside, isDynamic }) => isInside && !isDynamic).map(({ target }) => target)]),
);

function findCycle(): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] => {
    if (done.has(file)) return [];
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    path.push(file);
    for (const target of graph.get(file) ?? []) {
      const cycle = visit(target);
      if (cycle.length) return cycle;
    }
    path.pop();
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const cycle = visit(file);
    if (cycle.length) return cycle;
  }
  return [];
}

test('no file imports itself over others', () => {
  expect(findCycle()).toEqual([]);
});
