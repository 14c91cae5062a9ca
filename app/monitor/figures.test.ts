import { expect, test } from 'vitest';
import { ApiError } from '../api/client/error.ts';
import { declared } from '../api/client/testClient.ts';
import { createCallTimes } from './callTimes.ts';
import { isSampled } from './startMonitor.ts';
import { createVitals } from './vitals.ts';

test('calls are counted with their failures, their median and their slowest twentieth, and begin anew', () => {
  const times = createCallTimes();
  for (let duration = 1; duration <= 100; duration++) times.add({ endpoint: declared('GET'), duration });
  times.add({ endpoint: declared('POST'), duration: 900.4, error: new ApiError('broken', 'POST /api/stand-in') });
  times.add({ endpoint: declared('PUT'), duration: 1, error: new ApiError('cancelled', 'PUT /api/stand-in') });
  expect(times.take()).toEqual([
    { call: 'POST /api/stand-in', count: 1, failed: 1, median: 900, p95: 900, max: 900 },
    { call: 'GET /api/stand-in', count: 100, failed: 0, median: 50, p95: 95, max: 100 },
  ]);
  expect(times.take()).toEqual([]);
});

const entry = (entryType: string, startTime: number, duration = 0, more: object = {}): PerformanceEntry => ({
  entryType,
  startTime,
  duration,
  name: '',
  toJSON: () => ({}),
  ...more,
});

test('web vitals are the last largest paint, the worst window of shifts and the slowest press', () => {
  const vitals = createVitals();
  expect(vitals.read()).toEqual({ kind: 'vitals', lcp: null, cls: 0, inp: null });
  const entries = [
    entry('largest-contentful-paint', 400),
    entry('largest-contentful-paint', 912.3),
    entry('layout-shift', 500, 0, { value: 0.05, hadRecentInput: false }),
    entry('layout-shift', 1_400, 0, { value: 0.02, hadRecentInput: false }),
    entry('layout-shift', 9_000, 0, { value: 0.04, hadRecentInput: false }),
    entry('layout-shift', 9_100, 0, { value: 1, hadRecentInput: true }),
    entry('event', 1_000, 88, { interactionId: 3 }),
    entry('event', 2_000, 240, { interactionId: 0 }),
    entry('event', 3_000, 56, { interactionId: 4 }),
  ];
  for (const one of entries) vitals.add(one);
  expect(vitals.read()).toEqual({ kind: 'vitals', lcp: 912, cls: 0.07, inp: 88 });
});

test('a tab keeps its choice through reloads', () => {
  const stored = new Map<string, unknown>();
  const tab = {
    get: (name: string) => stored.get(name),
    put: (name: string, value: unknown) => void stored.set(name, value),
    remove: () => {},
  };
  expect(isSampled(0.1, tab, () => 0.05)).toBe(true);
  expect(isSampled(0.1, tab, () => 0.9)).toBe(true);
  stored.clear();
  expect(isSampled(0.1, tab, () => 0.9)).toBe(false);
  stored.clear();
  expect(isSampled(0, tab, () => 0)).toBe(false);
});
