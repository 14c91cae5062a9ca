import { expect, test } from 'vitest';
import { samples } from './macros.ts';
import { sentAs } from './mapping.ts';

const mapping = (callback: number, mediaEvent: string | null) => ({ callback, mediaEvent, isOn: true, scope: 'attributed' as const });
const payment = {
  event: 'payment',
  name: null,
  isCustom: false,
  count: 0,
  weekCount: 0,
  mappings: [mapping(1, 'active_pay'), mapping(2, null)],
};

test('a target gets an event under the name that it has there', () => {
  expect(sentAs(samples.payment, [payment], 1)).toEqual({ ...samples.payment, event: 'active_pay' });
  expect(sentAs(samples.payment, [payment], 2).event).toBe('payment');
  expect(sentAs(samples.payment, [payment], 3).event).toBe('payment');
  expect(sentAs(samples.install, [payment], 1).event).toBe('install');
});
