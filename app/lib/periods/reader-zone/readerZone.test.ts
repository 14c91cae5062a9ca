import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDay, formatMonth } from '#design-system/foundation/period/format.ts';
import { toZoned, toZonedDay } from '../../../api/wire/times.ts';
import { applyConfig } from '../../config/current.ts';
import { usualConfig } from '../../config/shape.ts';
import { reportToday, shortTime } from '../../metrics/reportZone.ts';
import { accountTime } from '../accountTime.ts';
import { instantOf } from './instantOf.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  applyConfig(usualConfig);
});

/** Zones at whose clocks another day, another minute or another hour is shown than in Shanghai. */
const readers = [
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
  ['Asia/Kathmandu', -345],
  ['UTC', 0],
] as const;

describe.each(readers)('for a reader in %s', (zone, minutesBehind) => {
  const here = () => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: Date.parse('2026-11-20T00:32:00+08:00'), toFake: ['Date'] });
  };

  test('the clock of the test is that of the reader', () => {
    here();
    expect(new Date().getTimezoneOffset()).toBe(minutesBehind);
  });

  test('times of the account, today and days are those of the account', () => {
    here();
    expect(reportToday()).toBe('2026-11-20');
    expect(accountTime(Date.now())).toBe('00:32 (UTC+8)');
    expect(accountTime(Date.parse('2026-11-19T23:59:00+08:00'))).toBe('11-19 23:59 (UTC+8)');
    expect([shortTime('2026-11-20 00:31:00'), shortTime('2026-11-19 18:02:00')]).toEqual(['00:31', '11-19 18:02']);
    expect([toZoned('2026-11-19T16:32:00Z'), toZonedDay('2026-11-19T16:32:00Z')]).toEqual(['2026-11-20 00:32:00', '2026-11-20']);
    expect([formatDay('2026-11-20', 'en'), formatMonth({ year: 2026, month: 11 }, 'en')]).toEqual(['Nov 20, 2026', 'November 2026']);
    expect(instantOf('2026-11-20 00:32:00')).toBe(Date.now());
  });

  test('an account in a zone with summer time keeps its own clock', () => {
    here();
    applyConfig({ ...usualConfig, timeZone: 'Europe/Berlin' });
    expect(reportToday()).toBe('2026-11-19');
    expect(accountTime(Date.now())).toBe('17:32 (UTC+1)');
    const instants = ['2026-07-01 12:00:00', '2026-12-01 12:00:00', '2026-03-29 03:30:00'].map((at) =>
      new Date(instantOf(at)).toISOString(),
    );
    expect(instants).toEqual(['2026-07-01T10:00:00.000Z', '2026-12-01T11:00:00.000Z', '2026-03-29T01:30:00.000Z']);
  });
});

test('a text that is no time has no instant', () => {
  expect(instantOf('soon')).toBeNaN();
});
