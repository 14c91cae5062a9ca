import { expect, test } from 'vitest';
import { afterChange, bodyOf, differs, type Change } from './change.ts';

const row = { group: 5, clickWindow: 7, viewWindow: null, callbackEvents: null };
const change: Change = { what: 'group', group: 5, clickWindow: 7, viewWindow: 0, callback: 'all' };

test.each([
  [{}, false],
  [{ group: 6 }, true],
  [{ group: 0 }, true],
  [{ what: 'window' }, false],
  [{ what: 'window', clickWindow: 14 }, true],
  [{ what: 'window', viewWindow: 1 }, true],
  [{ what: 'callback' }, false],
  [{ what: 'callback', callback: 'none' }, true],
] as const)('with %j a campaign differs: %s', (more, isOther) => {
  expect(differs(row, { ...change, ...more })).toBe(isOther);
});

test('only what was chosen changes', () => {
  expect(afterChange(row, { ...change, what: 'window', group: 9, clickWindow: 14 })).toEqual({ ...row, clickWindow: 14 });
});

test('nothing but the change is sent', () => {
  const rows = [
    { id: 1, revision: 0 },
    { id: 2, revision: 41 },
  ];
  expect(bodyOf({ ...change, what: 'window', clickWindow: 14, viewWindow: 1 }, rows)).toEqual({
    ids: [1, 2],
    revisions: [0, 41],
    to: 'window',
    group: null,
    clickWindow: 14,
    viewWindow: 1,
    callbackEvents: null,
  });
  expect(bodyOf({ ...change, what: 'callback', callback: 'none' }, rows).callbackEvents).toEqual([]);
  expect(bodyOf({ ...change, group: null }, rows).group).toBe(0);
});

test('nothing is compared where the service knows no revision of a row', () => {
  const rows = [
    { id: 1, revision: 5 },
    { id: 2, revision: null },
  ];
  expect(bodyOf(change, rows).revisions).toBeNull();
});
