import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

test.each([
  ['A1C9E0B4-2D67-4F83-9B10-7E5C3D28F6A0', 'device', ['IDFA', 'IDFV']],
  [' 38400000-8cf0-11bd-b23e-10b96e40000d ', 'device', ['OAID', 'GAID']],
  ['490154203237518', 'device', ['IMEI']],
  ['lin@provena.test', 'account', []],
])('%s is certainly one of a kind', (text, kind, names) => {
  expect(recognise(text)).toEqual({ kind, names, isZeros: false });
});

test.each(['490154203237519', '121119a69fb0f7b7', 'T2026090110010053', 'u_30371', ''])('%j may be of several kinds', (text) => {
  expect(recognise(text)).toEqual({ kind: null, names: [], isZeros: false });
});

test('zeros belong to nobody', () => {
  expect(recognise('00000000-0000-0000-0000-000000000000').isZeros).toBe(true);
});
