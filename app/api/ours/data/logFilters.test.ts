import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterFields, filtersFromText, filtersToText, filterRelations, meetsFilters } from './logFilters.ts';
import { sampleEntry } from './sampleEntry.ts';

test('conditions are read as they were written, whatever stands in them', () => {
  const filter = fc.record({
    field: fc.oneof(
      fc.constantFrom(...filterFields),
      fc.string({ unit: 'grapheme' }).map((name): `/${string}` => `/${name}`),
    ),
    way: fc.constantFrom(...filterRelations),
    value: fc.string({ minLength: 1, unit: 'grapheme' }),
  });
  fc.assert(
    fc.property(fc.array(filter), (filters) => {
      expect(filtersFromText(filtersToText(filters))).toEqual(filters);
    }),
  );
});

test.each(['kind', 'kind:like:x', 'nothing:is:x', 'kind:is:', 'kind:is:%E0%A4'])('%s is no condition', (text) => {
  expect(filtersFromText(text)).toBeUndefined();
});

test('what was sent as nothing is a value, and what was not sent is none', () => {
  const entry = sampleEntry({ payload: { context: { campaign: null, 'a/b': 7 } } });
  const meets = (field: `/${string}`, value: string) => meetsFilters(entry, [{ field, way: 'is', value }], false);
  expect(meets('/context/campaign', 'null')).toBe(true);
  expect(meets('/context/channel', 'null')).toBe(false);
  expect(meets('/context', 'null')).toBe(false);
  expect(meets('/context/a~1b', '7')).toBe(true);
});
