import { expect, test } from 'vitest';
import { pause, sinceChange } from './usePolledQuery.ts';

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

test('what stays the same is asked more and more rarely, and as often as at first once it changes', () => {
  const unchangedFor = sinceChange();
  const answers = ['25%', '25%', '25%', '25%', '50%', '50%'];
  let now = 0;
  const waits = answers.map((answer) => {
    const wait = pause(2000, unchangedFor(answer, now));
    now += wait;
    return wait;
  });
  expect(waits).toEqual([2000, 2000, 4000, 8000, 2000, 2000]);
});
