import { expect, test } from 'vitest';
import type { ChannelRule } from '#app/api/ours/apps/rules.ts';
import { draftOf, otherConditions, valuesOf } from './values.ts';

const conditions: ChannelRule['conditions'] = [
  { field: 'carrier', is: 'equals', value: 'x' },
  { field: 'model', is: 'contains', value: 'Emulator' },
  { field: 'ip', is: 'equals', value: '10.0.0.1' },
];
const rule: ChannelRule = {
  id: 7,
  name: '模拟器',
  channels: [101],
  clickWindow: 7,
  viewWindow: null,
  returnWindow: null,
  conditions,
  price: null,
  priceFor: null,
  isEnabled: true,
  changedAt: null,
};

test('the form changes the first condition that it knows, and keeps the others as they are', () => {
  const values = valuesOf(rule);
  expect(values).toMatchObject({ field: 'model', is: 'contains', value: 'Emulator' });
  expect(otherConditions(rule)).toEqual([conditions[0], conditions[2]]);
  expect(draftOf({ ...values, value: 'Genymotion' }, rule)?.conditions).toEqual([
    { field: 'model', is: 'contains', value: 'Genymotion' },
    conditions[0],
    conditions[2],
  ]);
  expect(draftOf({ ...values, field: 'none' }, rule)?.conditions).toEqual([conditions[0], conditions[2]]);
});

test('a new rule has no condition to keep', () => {
  expect(otherConditions(null)).toEqual([]);
  expect(valuesOf(null).field).toBe('none');
});
