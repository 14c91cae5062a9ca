import { expect, test } from 'vitest';
import { receptionEnd } from './receptionEnd.ts';
import { wordsIn } from '#design-system';
import { words } from './words.ts';

test('data stops 15 days after the volume ran out, and has stopped from that day on (R-226)', () => {
  expect(receptionEnd('2026-11-09', '2026-11-23')).toEqual({ day: '2026-11-24', hasStopped: false });
  expect(receptionEnd('2026-11-09', '2026-11-24')).toEqual({ day: '2026-11-24', hasStopped: true });
  expect(receptionEnd(null, '2026-11-24')).toBeNull();
});

test('a day that has passed is written in the past', () => {
  const { spentText } = wordsIn(words, 'en');
  expect(spentText({ day: '2026-11-24', hasStopped: false })).toMatch(/^We stop receiving data .*on Nov 24/);
  expect(spentText({ day: '2026-11-24', hasStopped: true })).toMatch(/^We stopped receiving data on Nov 24/);
});
