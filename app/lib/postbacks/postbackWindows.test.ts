import { expect, test } from 'vitest';
import { lockedFrom, postbackWindows } from './postbackWindows.ts';

test('a locked value is sent after the same delay, counted from the lock: at the earliest from the day on which its window opens', () => {
  expect(Object.values(postbackWindows).map(lockedFrom)).toEqual([1, 3, 8]);
  for (const window of Object.values(postbackWindows)) expect(lockedFrom(window)).toBeLessThan(window.first);
});
