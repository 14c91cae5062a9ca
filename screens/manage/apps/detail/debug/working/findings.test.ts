import { expect, test } from 'vitest';
import type { DebugEvent } from '#app/api/apps/debug.ts';
import { findingsIn } from './findings.ts';

const event = (name: string, more: Partial<DebugEvent> = {}, url = 'https://shop.example/a?b=1'): DebugEvent => ({
  id: name,
  at: '2026-11-20 10:00:00',
  event: name,
  who: null,
  deviceId: 'd-1',
  device: null,
  issues: [],
  isRefused: false,
  repeats: 0,
  payload: { what: name, context: { url } },
  ...more,
});

test('nothing has come: nothing is proven', () => {
  expect(findingsIn([])).toEqual({
    last: null,
    taken: null,
    mostRepeats: 0,
    isRepeated: false,
    views: 0,
    hosts: [],
    silentHosts: [],
    refused: [],
    broken: [],
  });
});

test('what was refused proves that the script runs, and no more', () => {
  const bad = event('order', { isRefused: true, issues: [] });
  expect(findingsIn([bad])).toMatchObject({ last: bad, taken: null, refused: [bad], hosts: [], views: 0 });
});

test('a host that sends orders and no page view is not among `hosts`', () => {
  const all = [event('order', {}, 'https://m.shop.example/'), event('pageview'), event('payment', { payload: null })];
  expect(findingsIn(all)).toMatchObject({ views: 1, hosts: ['shop.example'], silentHosts: ['m.shop.example'] });
});

test('the same event four times means that its answers cannot be read; an error in a property is one', () => {
  const issue = { property: 'who', level: 'error', problem: 'missing', expected: 'text', received: null } as const;
  const broken = event('register', { issues: [issue] });
  expect(findingsIn([event('pageview', { repeats: 3 }), event('order', { repeats: 1 }), broken])).toMatchObject({
    mostRepeats: 3,
    isRepeated: true,
    broken: [broken],
  });
  expect(findingsIn([event('order', { repeats: 2 })]).isRepeated).toBe(false);
});
