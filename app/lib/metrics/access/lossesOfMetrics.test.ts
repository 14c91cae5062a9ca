import { expect, test } from 'vitest';
import { lossesOfOwnColumns } from './lossesOfMetrics.ts';

const all = { pay: true, retention: true, natural: true, top: true, order: true, event: true };

test('columns of an account that are all there lose nothing', () => {
  expect(lossesOfOwnColumns(['installs', 'income', 'retention1'], all, 'iOS')).toEqual([]);
});

test('each cause is told apart, and a column that no longer exists is counted without its key', () => {
  const keys = ['installs', 'income', 'roi', 'retention1', 'oldIndex', 'oldIndex', 'older'];
  expect(lossesOfOwnColumns(keys, { ...all, pay: false }, 'H5')).toEqual([
    { part: 'ownColumn', cause: 'platform', count: 1, metrics: ['retention1'] },
    { part: 'ownColumn', cause: 'access', count: 2, metrics: ['income', 'roi'], flags: ['pay'] },
    { part: 'ownColumn', cause: 'retired', count: 2 },
  ]);
});
