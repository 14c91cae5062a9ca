import { expect, test } from 'vitest';
import { pause } from './usePolledQuery.ts';

test('what works is asked as often as it should be', () => {
  expect(pause(1000, 0)).toBe(1000);
});

test('what fails is asked twice as rarely each time, and never more rarely than eight times', () => {
  const waits: number[] = [];
  for (let failedFor = 1000, n = 0; n < 5; n++) {
    const wait = pause(1000, failedFor);
    waits.push(wait);
    failedFor += wait;
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 8000]);
});
