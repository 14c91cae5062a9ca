import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportToday } from '../metrics/reportZone.ts';
import { serviceClock } from './serviceClock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const here = Date.parse('2026-11-20T02:32:00Z');
const headerAt = (time: number) => new Date(time).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: here });
});

afterEach(() => {
  serviceClock.learn(headerAt(Date.now()), Date.now());
  vi.useRealTimers();
});

test('today is that of the service, also where the clock of the device is a day fast or slow', () => {
  expect(reportToday()).toBe('2026-11-20');
  serviceClock.learn(headerAt(here - day), here);
  expect(reportToday()).toBe('2026-11-19');
  expect(serviceClock.now()).toEqual(new Date(here - day + 999));
  serviceClock.learn(headerAt(here + day), here);
  expect(reportToday()).toBe('2026-11-21');
});

test('a few minutes and a slow answer are no difference', () => {
  serviceClock.learn(headerAt(here - 4 * minute), here);
  serviceClock.learn(headerAt(here + 4 * minute), here);
  serviceClock.learn(headerAt(here), here - 30 * minute, here + 30 * minute);
  expect(serviceClock.lead()).toBe(0);
});

test('a header that is no date changes nothing', () => {
  serviceClock.learn('tomorrow', here);
  expect(serviceClock.lead()).toBe(0);
});

test('a learnt lead does not waver, and its change is announced once', () => {
  const heard = vi.fn<() => void>();
  const stop = serviceClock.subscribe(heard);
  serviceClock.learn(headerAt(here + day), here);
  const { lead } = serviceClock;
  const before = lead();
  serviceClock.learn(headerAt(here + day + 3 * minute), here);
  expect(lead()).toBe(before);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test('after the device is set right, the next answer takes the lead back and today stays the same', () => {
  serviceClock.learn(headerAt(here - day), here);
  expect(reportToday()).toBe('2026-11-19');
  vi.setSystemTime(here - day);
  serviceClock.learn(headerAt(here - day), here - day);
  expect(serviceClock.lead()).toBe(0);
  expect(reportToday()).toBe('2026-11-19');
});
