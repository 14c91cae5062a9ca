import { expect, test } from 'vitest';
import { keysOf } from './keys.ts';

const platforms = ['iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'wx', 'wg', 'dg', 'selfBuilt'] as const;
const allOf = (platform: (typeof platforms)[number]) => Object.values(keysOf(platform)).flat();

test('each type of platform has its figures: the web knows neither installs nor retention (R-106, R-141)', () => {
  const having = (key: string) => platforms.filter((platform) => allOf(platform).some((one) => one === key));
  const withInstalls = platforms.filter((platform) => platform !== 'H5' && platform !== 'selfBuilt');
  for (const key of ['installs', 'retention1']) expect(having(key)).toEqual(withInstalls);
  for (const key of ['newPayers', 'duplicateClicks']) expect(having(key)).toEqual(['iOS', 'Android', 'Harmony', 'quickApp']);
  for (const key of ['clicks', 'active', 'income', 'payers', 'orders', 'registrations', 'logins']) expect(having(key)).toEqual(platforms);
});
