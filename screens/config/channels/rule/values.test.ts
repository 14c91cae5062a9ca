import { expect, test } from 'vitest';
import type { ChannelRule } from '#app/api/ours/apps/rules.ts';
import { draftOf, emptyCondition, valuesOf, withField } from './values.ts';

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

test('all conditions come into the form and go back, those of fields that this console does not know as well', () => {
  const values = valuesOf(rule);
  expect(values.conditions).toEqual(conditions);
  expect(draftOf(values, rule)?.conditions).toEqual(conditions);
  const changed = values.conditions.map((one) => (one.field === 'model' ? { ...one, value: ' Genymotion ' } : one)).toSpliced(2, 1);
  expect(draftOf({ ...values, conditions: changed }, rule)?.conditions).toEqual([
    conditions[0],
    { field: 'model', is: 'contains', value: 'Genymotion' },
  ]);
});

test('with a condition that is not complete there is nothing to send', () => {
  const values = valuesOf(rule);
  expect(draftOf({ ...values, conditions: [...conditions, emptyCondition] }, rule)).toBeNull();
  expect(draftOf({ ...values, conditions: [{ field: 'interval', is: 'below', value: '十秒' }] }, rule)).toBeNull();
});

test('another field has other comparisons', () => {
  const below = { field: 'interval', is: 'below', value: '10' } as const;
  expect(withField(below, 'model')).toEqual({ field: 'model', is: 'contains', value: '10' });
  expect(withField({ ...below, field: 'ip', is: 'equals' }, 'model').is).toBe('equals');
});

test('a new rule has no condition', () => {
  expect(valuesOf(null).conditions).toEqual([]);
});
