import { expect, test } from 'vitest';
import { zoneNow } from './zoneNow.ts';

const now = new Date('2026-11-20T02:32:00Z');

test.each([
  ['Asia/Shanghai', '2026-11-20 10:32 UTC+8'],
  ['America/Los_Angeles', '2026-11-19 18:32 UTC-8'],
  ['UTC', '2026-11-20 02:32 UTC'],
])('in %s it is %s', (zone, text) => expect(zoneNow(zone, now)).toBe(text));
