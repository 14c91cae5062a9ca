import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastedKinds, pastedLink } from './pasted.ts';

test.each([
  ['01783C2A-5FBA-4671-A841-47E4F0C3F726', ['device']],
  [' 674e129f-992a-405d-acc5-48478c3ebbff ', ['device']],
  ['490154203237518', ['device', 'order']],
  ['a81f0c7e54b2d310', ['click', 'device']],
  ['T2026102210010174', ['order']],
  ['202610221001', ['order']],
  ['ORD-20261022-1001', ['order']],
  ['2026-10-22', []],
  ['CJ0KEQjw-9TqBRC2.Aa7_x', ['click', 'order']],
  ['someone@example.test', ['account']],
  ['00000000-0000-0000-0000-000000000000', []],
  ['1001', []],
  ['100100001', []],
  ['秋季大促', []],
  ['kol_a', []],
  ['双 11 T2026102210010174', []],
  ['decade', []],
])('%s may be of %j', (text, kinds) => {
  expect(pastedKinds(text)).toEqual(kinds);
});

test.each([
  ['https://t.provena.example/c/9QeVrn?callback=__CALLBACK_PARAM__&os=0', { link: 'https://t.provena.example/c/9QeVrn', code: '9QeVrn' }],
  ['https://l.provena.example/qiuji-1/', { link: 'https://l.provena.example/qiuji-1', code: 'qiuji-1' }],
  ['https://t.provena.example/', null],
  ['https://', null],
  ['t.provena.example/c/9QeVrn', null],
  ['javascript:alert(1)', null],
  ['https://[', null],
])('%s is searched as %j', (text, searched) => {
  expect(pastedLink(text)).toEqual(searched);
});

test('whatever is pasted, it is read without harm', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
      expect(new Set(pastedKinds(text)).size).toBe(pastedKinds(text).length);
      expect(pastedLink(text)?.link.includes('?') ?? false).toBe(false);
    }),
  );
});
