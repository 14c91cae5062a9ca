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
  expect(bodyOf({ ...change, what: 'window', clickWindow: 14, viewWindow: 1 }, [1, 2])).toEqual({
    ids: [1, 2],
    to: 'window',
    group: null,
    clickWindow: 14,
    viewWindow: 1,
    callbackEvents: null,
  });
  expect(bodyOf({ ...change, what: 'callback', callback: 'none' }, [1]).callbackEvents).toEqual([]);
  expect(bodyOf({ ...change, group: null }, [1]).group).toBe(0);
});
