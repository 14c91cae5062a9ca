import { expect, test } from 'vitest';
import { exampleOf, faultIn, movedUp, partsOf } from './rule.ts';

const choice = { kind: 'choice', label: '素材', options: '达人短视频，角色 PV, 达人短视频' } as const;
const date = { kind: 'date', label: '日期', options: '' } as const;

test('values are read with any comma, and once', () => {
  expect(partsOf([choice])).toEqual([{ kind: 'choice', label: '素材', options: ['达人短视频', '角色 PV'] }]);
});

test('an example has the first value and the day', () => {
  expect(exampleOf([choice, date], '-', '2026-11-20')).toBe('达人短视频-20261120');
});

test.each([
  [[], null],
  [[{ ...choice, label: ' ' }], 'unnamed'],
  [[{ ...choice, options: '，' }], 'noOptions'],
  [[choice, date], null],
])('%j: %s', (parts, code) => expect(faultIn(parts)?.code ?? null).toBe(code));

test('a part moves one place up, and the first one nowhere', () => {
  expect(movedUp(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(movedUp(['a', 'b'], 0)).toEqual(['a', 'b']);
});
