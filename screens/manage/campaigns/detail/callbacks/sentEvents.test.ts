import { expect, test } from 'vitest';
import { sentEvents } from './sentEvents.ts';

const event = (key: string, isOn: boolean, callback = 1) => ({
  event: key,
  name: null,
  isCustom: false,
  count: 3,
  weekCount: null,
  mappings: [{ callback, mediaEvent: 'active', isOn, scope: 'all' as const }],
});
const events = [event('install', true), event('register', false), event('payment', true), event('order', true, 2)];
const states = (isOn: boolean, chosen: string[] | null) => sentEvents(events, { id: 1, isOn }, chosen).map((one) => one.state);

test('events of another callback are no part of it, and the first reason is said', () => {
  expect(states(true, null)).toEqual(['sent', 'eventOff', 'sent']);
  expect(states(true, ['payment'])).toEqual(['leftOut', 'eventOff', 'sent']);
  expect(states(false, ['payment'])).toEqual(['callbackOff', 'callbackOff', 'callbackOff']);
});
