import { expect, test } from 'vitest';
import { lineChanges, spokenChanges } from './speech.ts';

test('lines of only one text are named in their order', () => {
  const before = ['main', '  heading “Devices”', '  button “Add”', '  row “1”', '  row “2”'];
  const after = ['main', '  heading “Devices”', '  button “Add devices”', '  row “1”', '  row “2”', '  row “3”'];
  expect(lineChanges(before, after)).toEqual(['- button “Add”', '+ button “Add devices”', '+ row “3”']);
  expect(lineChanges(after, before)).toEqual(['- button “Add devices”', '+ button “Add”', '- row “3”']);
});

test('equal texts have no changes', () => {
  expect(lineChanges(['a', 'a', 'b'], ['a', 'a', 'b'])).toEqual([]);
  expect(lineChanges(['a'], ['a', 'a'])).toEqual(['+ a']);
});

test('without the earlier text the change is still named', async () => {
  const changes = await spokenChanges({ speech: async (digest) => (digest === 'new' ? 'a' : undefined) }, 'old', 'new');
  expect(changes).toEqual([expect.stringContaining('does not have the earlier text')]);
});

test('a long change is cut, with the number of what is left out', async () => {
  const text = (name: string) => Array.from({ length: 60 }, (_, at) => `${name} ${at}`).join('\n');
  const changes = await spokenChanges({ speech: async (digest) => text(digest) }, 'old', 'new');
  expect(changes).toHaveLength(41);
  expect(changes.at(-1)).toBe('… and 80 more lines');
});
