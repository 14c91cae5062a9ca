import { expect, test } from 'vitest';
import { matchingFields, storedValues } from './draftValues.ts';

test('secrets are not stored, named or not, at whatever depth', () => {
  const values = {
    to: 'a@provena.test',
    again: 'hunter22',
    password: 'hunter22',
    newPassword: 'hunter22',
    clientSecret: 'hunter22',
    apiToken: 'hunter22',
    account: { name: 'A', pwd: 'hunter22', credentials: { key: 'hunter22' } },
    rows: [{ name: 'B', secretKey: 'hunter22' }],
  };
  const stored = storedValues(values, ['again']);
  expect(stored).toEqual({ to: 'a@provena.test', account: { name: 'A' }, rows: [{ name: 'B' }] });
  expect(JSON.stringify(stored)).not.toContain('hunter22');
});

test('a file is not stored, nor a list with one', () => {
  const file = new File(['a'], 'a.csv');
  expect(storedValues({ name: 'A', file, files: [file], when: new Date(0), days: [1, 2], none: null })).toEqual({
    name: 'A',
    days: [1, 2],
    none: null,
  });
});

test('only what differs and still fits is offered', () => {
  const known = { name: '一', days: 7, platform: null, isOn: false, ids: ['1'], same: ['2'] };
  const stored = { name: '二', days: '9', platform: 'iOS', isOn: false, other: 1, ids: { 0: '1' }, same: ['2'] };
  expect(matchingFields(stored, known)).toEqual({ name: '二', platform: 'iOS' });
  expect(matchingFields({ ids: ['1', '3'] }, known)).toEqual({ ids: ['1', '3'] });
  expect(matchingFields(JSON.parse('{"__proto__":{"name":"二"}}'), known)).toEqual({});
});
