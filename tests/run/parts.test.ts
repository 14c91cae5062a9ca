import { expect, test } from 'vitest';
import { everything, whole, type Part } from './parts.ts';

const spares = ({ command }: Part) => command.includes('--since-whole');
/** Off Linux x64 no pictures are compared: there stories are judged another way, and all of them. */
const canSpare = whole.flat().filter(({ command }) => /tests\/(matrix\/matrix|visual\/compare)\.ts/.test(command));

test('of routes and stories the gate judges again what may have changed, and all of everything else', () => {
  expect(canSpare.map(({ name }) => name)).toContain('matrix');
  expect(whole.flat().filter(spares)).toEqual(canSpare);
});

test('where all is asked for, the same parts judge all of it', () => {
  expect(everything.flat().filter(spares)).toEqual([]);
  expect(everything.map((group) => group.map(({ name }) => name))).toEqual(whole.map((group) => group.map(({ name }) => name)));
});
