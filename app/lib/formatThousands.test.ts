import { expect, test } from 'vitest';
import { formatThousands } from './formatThousands.ts';

test.each([
  [3_126_040, '3,126K'],
  [84_300, '84K'],
  [10_000_000, '10,000K'],
  [0, '0K'],
])('%s is %s', (flow, text) => {
  expect(formatThousands(flow)).toBe(text);
});
