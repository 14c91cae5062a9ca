import { expect, test } from 'vitest';
import { accountTime } from './accountTime.ts';

const at = (text: string) => Date.parse(text);
const here = 'Asia/Shanghai';

test.each([
  ['2026-11-20T10:41:12+08:00', '2026-11-20T23:00+08:00', { readerZone: here }, '10:41'],
  ['2026-11-20T10:41:12+08:00', '2026-11-20T23:00+08:00', { readerZone: here, hasSeconds: true }, '10:41:12'],
  ['2026-11-20T09:05+08:00', '2026-11-21T00:01+08:00', { readerZone: here }, '11-20 09:05'],
  ['2026-11-20T09:05+08:00', '2026-11-21T00:01+08:00', { readerZone: here, isEnglish: true }, 'Nov 20, 09:05'],
  ['2026-11-20T09:05+08:00', '2026-11-20T09:06+08:00', { readerZone: 'Asia/Singapore' }, '09:05'],
  ['2026-11-20T09:05+08:00', '2026-11-20T09:06+08:00', { readerZone: 'Europe/Berlin' }, '09:05 (UTC+8)'],
  // In Berlin both are November 20; for the account the second is the next day.
  ['2026-11-20T22:30+08:00', '2026-11-21T00:30+08:00', { readerZone: 'Europe/Berlin' }, '11-20 22:30 (UTC+8)'],
])('%s at %s, for %o', (noted, now, options, text) => {
  expect(accountTime(at(noted), { ...options, now: at(now) })).toBe(text);
});
