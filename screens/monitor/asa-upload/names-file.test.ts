import { expect, test } from 'vitest';
import { checkNames } from './names-file.ts';

test('a head, blank lines and quotes are no faults', () => {
  expect(checkNames('\uFEFFid,name\r\n\r\n12,"品牌词"\n13\t竞品词\n')).toEqual({ rows: 2, faults: [], isTooLong: false });
});

test.each([
  ['id,name\nabc,词', 2, 'noId'],
  ['12,', 1, 'noName'],
  ['12,一\n12,二', 2, 'twice'],
] as const)('%j has a fault in line %i', (text, line, fault) => {
  expect(checkNames(text).faults).toMatchObject([{ line, fault }]);
});

test('a file that is too long is not sent', () => {
  expect(checkNames(Array.from({ length: 50_001 }, (_, index) => `${index + 1},词`).join('\n'))).toMatchObject({ isTooLong: true });
});
