import { expect, test, vi } from 'vitest';
import { navigateQuietly } from './navigateQuietly.ts';

test.each([
  [
    'throws',
    () => {
      throw new Error('No such route');
    },
  ],
  ['rejects', () => Promise.reject(new Error('A newer navigation came'))],
])('an error of a navigation that %s does not surface (R-041)', async (_, fails) => {
  const navigate = vi.fn<() => unknown>(fails);
  await expect(navigateQuietly(navigate, '/monitor/roi')).resolves.toBeUndefined();
  expect(navigate).toHaveBeenCalledWith('/monitor/roi');
});
