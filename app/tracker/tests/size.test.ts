import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { script } from '../../../tests/tracker/fakes/visitor.ts';

test('a page loads at most 3,520 bytes', () => {
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(3520);
});
