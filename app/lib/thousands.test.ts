import { expect, test } from 'vitest';
import { inThousands } from './thousands.ts';

test.each([
  [3_126_040, '3,126K'],
  [84_300, '84.3K'],
  [10_000_000, '10,000K'],
  [0, '0K'],
])('%s is %s', (flow, text) => {
  expect(inThousands(flow)).toBe(text);
});
