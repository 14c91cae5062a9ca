import { expect, test } from 'vitest';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { sampleEntry } from '#app/api/ours/data/sampleEntry.ts';
import { pathOf } from './path.ts';

const entry = (kind: LogEntry['kind'], at: string, more: Partial<LogEntry> = {}) =>
  sampleEntry({ id: `${kind} ${at}`, at: `2026-11-14 ${at}`, kind, ...more });
const click = entry('click', '09:21:07');
const install = entry('install', '09:24:40', { reason: 'lastClick' });
const register = entry('register', '09:26:12');
const payment = entry('payment', '20:41:55', { proof: 'T1' });

test('the path holds the links with the time between them, and an order with its payment once', () => {
  const order = entry('order', '20:40:00', { proof: 'T1' });
  const { stops, missing } = pathOf({ stops: [click, install, entry('launch', '09:25:00'), register, order, payment] });
  expect(stops.map((stop) => [stop.entry.kind, stop.gap])).toEqual([
    ['click', null],
    ['install', 213],
    ['register', 92],
    ['payment', 40_543],
  ]);
  expect(missing).toBeNull();
});

test.each([
  ['a click outside these days', [install, register], { link: 'click', isBefore: true }],
  ['an install outside these days', [register], { link: 'install', isBefore: true }],
  ['a click alone', [click], { link: 'install', isBefore: false }],
  ['nobody signed up', [click, install], { link: 'register', isBefore: false }],
  ['nobody paid', [click, install, register], { link: 'payment', isBefore: false }],
  ['organic, without a click', [entry('install', '09:24:40', { reason: 'noClick' }), register], { link: 'payment', isBefore: false }],
  ['a payment without a sign-up', [click, install, payment], null],
  ['an install that was blocked', [click, entry('block', '09:24:40')], null],
  ['an install that was flagged', [click, install, entry('flag', '10:24:40')], null],
  ['a blocked click before another', [entry('block', '09:20:00'), click], { link: 'install', isBefore: false }],
])('the first missing link: %s', (_, stops, missing) => {
  expect(pathOf({ stops }).missing).toEqual(missing);
});
