import { expect, test } from 'vitest';
import { nameRule, namesFor } from './namesFor.ts';

const channels = [
  { id: 101, label: '知乎' },
  { id: 104, label: 'Apple Search Ads' },
  { id: 130, label: 'WiFi 万能钥匙（新）' },
];

test('several packages are called after their channels, one as it was written', () => {
  expect(namesFor(' autumn ', channels.slice(0, 1))).toEqual([{ name: 'autumn', channel: 101 }]);
  const names = namesFor('autumn', channels).map(({ name }) => name);
  expect(names).toEqual(['autumn-知乎', 'autumn-Apple-Search-Ads', 'autumn-WiFi-万能钥匙-新']);
  expect(names.every((name) => nameRule.test(name))).toBe(true);
  expect(namesFor('autumn', [])).toEqual([]);
});
