import { expect, test } from 'vitest';
import { shareMeeting } from './clickShares.ts';

const ios = { platform: 'iOS' } as const;
const share = (field: string, is: 'equals' | 'contains' | 'above' | 'below', value: string, fraud = 0.1) =>
  shareMeeting([{ field, is, value }], ios, fraud);

test('what matches nothing removes nothing', () => {
  expect(share('model', 'contains', 'Nokia')).toBe(0);
  expect(share('model', 'equals', 'Emulator')).toBe(0);
  expect(share('ip', 'contains', '999.')).toBe(0);
  expect(share('ip', 'equals', '47.92.')).toBe(0);
  expect(share('interval', 'below', '0')).toBe(0);
  expect(share('colour', 'contains', 'a')).toBe(0);
});

test('the field, the comparison and the value decide', () => {
  expect(share('model', 'contains', 'emulator')).toBeCloseTo(0.07);
  expect(share('model', 'contains', 'iPhone 16')).toBeCloseTo(0.9 * 0.35);
  expect(share('model', 'contains', 'emulator', 0)).toBe(0);
  expect(share('ip', 'contains', '47.92.')).toBeCloseTo(0.06);
  expect(share('ip', 'contains', '47.92.3.')).toBeCloseTo(0.06 / 256);
  expect(share('ip', 'equals', '47.92.3.4')).toBeCloseTo(0.06 / 256 ** 2);
  expect(share('interval', 'below', '10')).toBeGreaterThan(share('interval', 'below', '5'));
  expect(share('interval', 'above', '10') + share('interval', 'below', '10')).toBeCloseTo(1);
});

test('all conditions have to be met', () => {
  const model = { field: 'model', is: 'contains', value: 'Emulator' } as const;
  const fast = { field: 'interval', is: 'below', value: '3' } as const;
  expect(shareMeeting([model, fast], ios, 0.1)).toBeLessThan(shareMeeting([model], ios, 0.1));
  expect(shareMeeting([model, { ...model, value: 'Nokia' }], ios, 0.1)).toBe(0);
});
