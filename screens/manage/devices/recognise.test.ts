import { expect, test } from 'vitest';
import { kindsOf, recognise } from './recognise.ts';

test.each([
  ['A1C9E0B4-2D67-4F83-9B10-7E5C3D28F6A0', ['IDFA', 'IDFV']],
  ['38400000-8cf0-11bd-b23e-10b96e40000d', ['OAID', 'GAID']],
  ['3f8b07c2e95d41aa', ['OAID', 'AndroidID']],
  ['490154203237518', ['IMEI']],
  ['0123456789abcdef0123456789abcdef', ['CAID', 'OAID']],
])('%s is %j', (id, kinds) => {
  expect(kindsOf(id)).toEqual({ kinds, problem: null });
});

test.each([
  ['lin@provena.test', 'email'],
  ['00000000-0000-0000-0000-000000000000', 'zeros'],
  ['8f2c90d1a7', 'length'],
  ['490154203237519', 'unknown'],
  ['not-a-device', 'unknown'],
])('%s is no device: %s', (id, problem) => {
  expect(kindsOf(id)).toEqual({ kinds: [], problem });
});

test('what is listed or stands above is a duplicate, whatever its letters', () => {
  const listed = new Map([['3f8b07c2e95d41aa', '测试机 A']]);
  const found = recognise('3F8B07C2E95D41AA, 490154203237518\n490154203237518', listed);
  expect(found.map(({ duplicate }) => duplicate)).toEqual([{ is: 'listed', name: '测试机 A' }, null, { is: 'repeated' }]);
});

test('what stands behind an id on its line is its name, unless it may be an id itself', () => {
  const text = '3f8b07c2e95d41aa 联调机 A\n490154203237518\t回归测试\n3f8b07c2e95d41ab, 490154203237519\n没有设备号';
  expect(recognise(text, new Map()).map(({ deviceId, name, problem }) => [deviceId, name, problem])).toEqual([
    ['3f8b07c2e95d41aa', '联调机 A', null],
    ['490154203237518', '回归测试', null],
    ['3f8b07c2e95d41ab', null, null],
    ['490154203237519', null, 'unknown'],
    ['没有设备号', null, 'unknown'],
  ]);
});
