import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedLines } from './repeatedLines.ts';

const lines = fc.array(fc.array(fc.constantFrom('', 'a', 'b', '1', '秋'), { maxLength: 3 }), { maxLength: 60 });

/** What the whole text of each line says. */
const byText = (of: readonly (readonly string[])[]) =>
  of.map((line, index) => of.slice(0, index).some((before) => JSON.stringify(before) === JSON.stringify(line)));

test.each([
  ['by its letters', undefined],
  ['where all have one place, as in a file that is made to be slow', () => 7],
  ['where many have one place', (line: readonly string[]) => line.length],
])('a line is known again %s', (_, place) => {
  fc.assert(
    fc.property(lines, (of) => {
      expect(of.map(repeatedLines(place))).toEqual(byText(of));
    }),
  );
});

test('20,000 lines that all have one place are told apart without comparing each with each', () => {
  let compared = 0;
  const line = (index: number) => {
    const cells = [String(index)];
    // Whoever compares a line asks for its length.
    return new Proxy(cells, { get: (of, key) => (key === 'length' && compared++, Reflect.get(of, key)) });
  };
  const isRepeated = repeatedLines(() => 7);
  const found = Array.from({ length: 20_000 }, (_, index) => isRepeated(line(index)));
  expect(found).not.toContain(true);
  expect(compared).toBeLessThan(20_000 * 40);
});
