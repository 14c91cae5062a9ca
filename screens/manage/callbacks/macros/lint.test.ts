import { expect, test } from 'vitest';
import type { Callback, CallbackEvent } from '#app/api/callbacks.ts';
import { twinOf, unseenIn } from './lint.ts';

const target = (id: number, media: string | null, url: string): Callback => ({
  id,
  appkey: 'a',
  media,
  name: `target ${id}`,
  isOn: true,
  method: 'GET',
  url,
  events: [],
});
const event = (name: string, weekCount: number | null, ...ids: number[]): CallbackEvent => ({
  event: name,
  name: null,
  isCustom: false,
  count: 0,
  weekCount,
  mappings: ids.map((callback) => ({ callback, mediaEvent: name, isOn: true, scope: 'attributed' })),
});

test('an event that is sent and did not happen for seven days is found', () => {
  const events = [event('install', 12, 1), event('order', 0, 1), event('login', 0, 2), event('custom', null, 1)];
  expect(unseenIn(events, 1).map((one) => one.event)).toEqual(['order', 'custom']);
});

test('two callbacks for one event are found by ad network and by address', () => {
  const events = [event('install', 1, 1, 2)];
  const own = target(1, null, 'https://bi.example/in?e={event}');
  const url = own.url ?? '';
  expect(twinOf(own, url, [own, target(2, null, 'https://bi.example/in?other={event}')], events)).toMatchObject({
    name: 'target 2',
    isMedia: false,
  });
  expect(twinOf(own, url, [target(2, null, 'https://bi.example/out')], events)).toBeNull();
  expect(twinOf(own, url, [{ ...target(2, null, url), isOn: false }], events)).toBeNull();
  expect(twinOf(own, url, [target(2, null, url)], [event('install', 1, 1)])).toBeNull();
  const gdt = target(1, 'gdt', 'https://a.example');
  expect(twinOf(gdt, 'https://a.example', [target(2, 'gdt', 'https://b.example')], events)).toMatchObject({ isMedia: true });
});
