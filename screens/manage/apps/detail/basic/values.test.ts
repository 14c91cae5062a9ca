import { afterEach, expect, test } from 'vitest';
import { applyConfig } from '#app/lib/config/current.ts';
import { configFrom, usualConfig } from '#app/lib/config/shape.ts';
import { newValues } from './values.ts';

afterEach(() => applyConfig(usualConfig));

test('an app is counted in the zone of the installation until somebody chooses another', () => {
  expect(newValues().timeZone).toBe('Asia/Shanghai');
  applyConfig(configFrom({ timeZone: 'Europe/Berlin' }));
  expect(newValues().timeZone).toBe('Europe/Berlin');
});
