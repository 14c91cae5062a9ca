import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterFields, filtersFromText, filtersToText, filterRelations } from './logFilters.ts';

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
