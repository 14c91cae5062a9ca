import { expect, test } from 'vitest';
import { formatMoment } from './formatMoment.ts';

const at = (text: string) => new Date(text).getTime();

test.each([
  ['2026-11-20T10:41', '2026-11-20T23:00', false, '10:41'],
  ['2026-11-20T09:05', '2026-11-21T00:01', false, '11-20 09:05'],
  ['2026-11-20T09:05', '2026-11-21T00:01', true, 'Nov 20, 09:05'],
])('%s, read at %s', (stored, now, isEnglish, text) => {
  expect(formatMoment(at(stored), at(now), isEnglish)).toBe(text);
});
