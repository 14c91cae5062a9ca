import { expect, test } from 'vitest';
import { everything, usual, type Part } from './parts.ts';

const namesOf = (groups: Part[][]) => groups.map((group) => group.map(({ name }) => name));
const isSelecting = ({ command }: Part) => /--(changed|and-share)\b/.test(command);
/** Off Linux x64 no pictures are compared: stories are then judged by another command, and all of them. */
const canSelect = ({ command }: Part) => /tests\/(matrix\/matrix|visual\/compare)\.ts/.test(command);

test('npm test judges a selection of stories and routes, and all of everything else', () => {
  const parts = usual.flat();
  expect(parts.filter(canSelect).map(({ name }) => name)).toContain('matrix');
  expect(parts.filter(isSelecting)).toEqual(parts.filter(canSelect));
});

test('npm test -- --all runs the same parts and selects nothing', () => {
  expect(everything.flat().filter(isSelecting)).toEqual([]);
  expect(everything.flat().filter(canSelect)).toHaveLength(usual.flat().filter(canSelect).length);
  expect(namesOf(everything)).toEqual(namesOf(usual));
});

test('every part has a name of its own', () => {
  const names = namesOf(usual).flat();
  expect(names).toEqual([...new Set(names)]);
});
