import { expect, test } from 'vitest';
import { bandShares } from './delays.ts';

test('the bands are what was counted in them', () => {
  expect(bandShares({ 0: 1, 5: 2, 10: 90, 43_200: 3, 86_400: 3, 345_600: 1 })).toEqual({ injection: 0.03, flooding: 0.04 });
});
