import { expect, test } from 'vitest';
import { readRecents, withRecent } from './recent.ts';

test('the latest stands first, once, and there are five of them', () => {
  const ids = ['a', 'b', 'c', 'b', 'd', 'e', 'f'];
  const recents = ids.reduce<ReturnType<typeof readRecents>>((before, id) => withRecent(before, { id, label: id }, 1001), []);
  expect(recents.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'b', 'c']);
});

test('a campaign is kept with its name and its app', () => {
  const recents = withRecent([], { id: 'campaign:5', label: '双 11', note: '巨量引擎 · 5' }, 1001);
  expect(recents).toEqual([{ id: 'campaign:5', campaign: { app: 1001, label: '双 11', note: '巨量引擎 · 5' } }]);
  expect(readRecents(structuredClone(recents))).toEqual(recents);
  expect(withRecent([], { id: 'campaign:5', label: '双 11' }, undefined)).toEqual([]);
});

test('what was looked up and is no campaign leaves the memory as it is', () => {
  const before = [{ id: 'page:/monitor/roi' }];
  expect(withRecent(before, { id: 'device:7', label: 'A' }, undefined, false)).toBe(before);
});

test.each([
  ['nothing', undefined],
  ['a word', 'page:/monitor/roi'],
  ['another shape', [{ id: 7 }, null, 'x', { id: 'campaign:5' }, { id: 'campaign:5', campaign: { app: '1001', label: 'x', note: '' } }]],
])('%s is no memory', (_, kept) => {
  expect(readRecents(kept)).toEqual([]);
});

test('what is understood is kept beside what is not', () => {
  expect(readRecents([{ id: 'page:/monitor/roi', href: 'javascript:alert(1)' }, 4])).toEqual([{ id: 'page:/monitor/roi' }]);
});
