import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceParam, countParam, flagParam, idParam, keysParam, readParams, sortParam, textParam, writeParams } from './urlState.ts';

const params = {
  search: textParam,
  page: countParam(1),
  state: choiceParam(['on', 'off'], null),
  tab: choiceParam(['names', 'tasks'], 'names'),
  unread: flagParam,
  id: idParam,
  keys: keysParam,
  sort: sortParam({ column: 'name', isDescending: false }),
};

const read = (search: string) => readParams(params, new URLSearchParams(search));

test('an empty address holds what a screen starts with', () => {
  expect(read('')).toEqual({
    search: '',
    page: 1,
    state: null,
    tab: 'names',
    unread: false,
    id: null,
    keys: [],
    sort: { column: 'name', isDescending: false },
  });
});

test('what is not understood is what a screen starts with; an id that is no number is no record (R-144)', () => {
  expect(read('page=0&state=maybe&tab=x&unread=yes&sort=a b&id=12x&keys=%25E0%25A4')).toEqual({ ...read(''), id: -1 });
  expect(read('page=-3').page).toBe(1);
  expect(read('page=99999999').page).toBe(1);
  expect(read('sort=-name').sort).toEqual({ column: 'name', isDescending: true });
});

test('the start is left out of the address, and what else stands there stays', () => {
  const address = new URLSearchParams('app=1001&search=x&page=3');
  expect(writeParams(params, { search: '', page: 2, tab: 'names', sort: null }, address).toString()).toBe('app=1001&page=2&sort=&v=2');
  expect(address.toString()).toBe('app=1001&search=x&page=3');
});

test('a value may be called otherwise in the address', () => {
  const named = { page: { ...countParam(1), name: 'p' }, search: textParam };
  expect(readParams(named, new URLSearchParams('p=3&page=7'))).toEqual({ page: 3, search: '' });
  expect(writeParams(named, { page: 2, search: 'x' }, new URLSearchParams('page=7')).toString()).toBe('page=7&p=2&search=x&v=2');
});

test('what is written is read as it was', () => {
  const values = fc.record({
    search: fc.string({ maxLength: 200 }),
    page: fc.integer({ min: 1, max: 999_999 }),
    state: fc.constantFrom('on' as const, 'off' as const, null),
    tab: fc.constantFrom('names' as const, 'tasks' as const),
    unread: fc.boolean(),
    id: fc.option(fc.nat()),
    keys: fc.uniqueArray(fc.string({ minLength: 1 })),
    sort: fc.option(fc.record({ column: fc.stringMatching(/^\w{1,40}$/), isDescending: fc.boolean() })),
  });
  fc.assert(
    fc.property(values, (chosen) => {
      const address = writeParams(params, chosen, new URLSearchParams('app=1001'));
      expect(readParams(params, new URLSearchParams(address.toString()))).toEqual(chosen);
      expect(address.get('app')).toBe('1001');
    }),
  );
});

test('an address of nonsense breaks nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...Object.keys(params)), fc.string({ unit: 'binary' }))), (pairs) => {
      expect(Object.keys(readParams(params, new URLSearchParams(pairs)))).toEqual(Object.keys(params));
    }),
  );
});
