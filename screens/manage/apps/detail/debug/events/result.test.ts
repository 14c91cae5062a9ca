import { expect, test } from 'vitest';
import type { DebugEvent } from '#app/api/apps/debug.ts';
import { pointersOf, propertyCount, resultOf } from './result.ts';

const event = (id: string, more: Partial<DebugEvent> = {}): DebugEvent => ({
  id,
  at: '2026-11-20 10:00:00',
  event: 'payment',
  who: null,
  deviceId: 'F2A8-91C4',
  device: 'iPhone 15 Pro',
  issues: [],
  isRefused: false,
  repeats: 0,
  payload: { what: 'payment', appid: 'k', who: null, context: { deviceid: 'F2A8-91C4', transactionid: 'T1' } },
  ...more,
});
const issue = (level: 'error' | 'warning', problem: 'missing' | 'type') =>
  ({ property: 'currencyamount', level, problem, expected: 'number', received: null }) as const;
const all = [
  event('a'),
  event('b', { issues: [issue('error', 'type'), issue('warning', 'type')], event: 'order' }),
  event('c', { issues: [issue('warning', 'missing')], deviceId: '77D0', payload: { context: { transactionid: 'T2' } } }),
];

test('the worst issue is the result', () => {
  expect(all.map(resultOf)).toEqual(['pass', 'error', 'warning']);
});

test('what is missing has no place in what was sent', () => {
  expect(all.map(pointersOf)).toEqual([
    [],
    ['/context/currencyamount', '/currencyamount', '/context/currencyamount', '/currencyamount'],
    [],
  ]);
});

test('properties are counted where they are given', () => {
  expect([propertyCount(event('a')), propertyCount(event('x', { payload: null })), propertyCount(event('x', { payload: 'text' }))]).toEqual(
    [4, 0, 0],
  );
});
