import { expect, test } from 'vitest';
import { filledRows, rowsFault } from './rows.ts';

const rows = (...pairs: [key: string, value: string][]) => pairs.map(([key, value]) => ({ key, value }));

test('rows that nobody filled are passed over', () => {
  expect(filledRows(rows(['主播 A ', ' host_a'], ['', ' ']))).toEqual([{ name: '主播 A', value: 'host_a' }]);
});

test.each([
  [rows(['主播 A', 'host_a'], ['主播 B', 'host_b/night']), null],
  [rows(['', '']), 'noRows'],
  [rows(['主播 A', '']), 'half'],
  [rows(['', 'host_a']), 'half'],
  [rows(['主播 A', 'host_a'], ['主播 B', 'host_a']), 'twice'],
  [rows(['主播 A', 'host_a//night']), 'gap'],
  [rows(['主播 A', 'a/b/c/d']), 'deep'],
])('%j: %s', (given, fault) => expect(rowsFault(given)?.code ?? null).toBe(fault));
