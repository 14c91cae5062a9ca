import { expect, test } from 'vitest';
import { changedFields, valueText } from './changedFields.ts';

const row = { name: 'a', group: 5, clickWindow: 7, callbackEvents: ['pay'], isEnabled: true };

test('only fields that both have are compared, in the order of the form', () => {
  expect(changedFields(row, { ...row })).toEqual([]);
  expect(changedFields(row, { ...row, isEnabled: false, group: null, billing: 'CPA' })).toEqual(['group', 'isEnabled']);
  expect(changedFields(row, { ...row, callbackEvents: ['pay', 'login'] })).toEqual(['callbackEvents']);
});

test('a value stands as the history has it', () => {
  expect(valueText(row, 'callbackEvents')).toBe('["pay"]');
  expect(valueText(row, 'isEnabled')).toBe('true');
  expect(valueText({ group: null }, 'group')).toBeNull();
});
