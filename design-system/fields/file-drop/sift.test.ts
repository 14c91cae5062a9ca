import { expect, test } from 'vitest';
import { fileSize, sift, type Limits } from './sift.ts';

const limits: Limits = { accept: ['.csv', '.xlsx'], maxBytes: 10 * 1024 ** 2, maxFiles: 3 };
const file = (name: string, size = 100, type = 'text/csv') => new File(['x'.repeat(size)], name, { type, lastModified: 0 });
const whys = (offered: File[], atHand: File[] = [], given = limits) => sift(offered, atHand, given).refused.map(({ why }) => why);

test('takes what fits, in order', () => {
  const files = [file('渠道.csv'), file('活动.XLSX')];
  expect(sift(files, [], limits)).toEqual({ files, refused: [] });
});

test('says why it refuses each of the others', () => {
  const small = { ...limits, maxBytes: 50 };
  expect(whys([file('合同.pdf'), file('空.csv', 0), file('大.csv', 51)], [], small)).toEqual(['kind', 'empty', 'size']);
  expect(whys([file('a.csv')], [file('a.csv')])).toEqual(['twice']);
  expect(whys([file('d.csv')], [file('a.csv'), file('b.csv'), file('c.csv')])).toEqual(['many']);
});

test('counts those it takes on the way', () => {
  const { files, refused } = sift([file('a.csv'), file('a.csv'), file('b.csv'), file('c.csv'), file('d.csv')], [], limits);
  expect(files.map(({ name }) => name)).toEqual(['a.csv', 'b.csv', 'c.csv']);
  expect(refused.map(({ why }) => why)).toEqual(['twice', 'many']);
});

test('replaces the only one, but not with a wrong one', () => {
  const one = { ...limits, maxFiles: 1 };
  expect(sift([file('新.csv')], [file('旧.csv')], one).files.map(({ name }) => name)).toEqual(['新.csv']);
  expect(sift([file('新.pdf')], [file('旧.csv')], one).files.map(({ name }) => name)).toEqual(['旧.csv']);
});

test('knows kinds by ending and by media type', () => {
  const images = { ...limits, accept: ['image/*'] };
  expect(whys([file('图标.png', 10, 'image/png'), file('图标.png', 10, '')], [], images)).toEqual(['kind']);
  expect(whys([file('任意.bin')], [], { ...limits, accept: [] })).toEqual([]);
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [421_888, '412 KB'],
  [9_856_614, '9.4 MB'],
  [10 * 1024 ** 2, '10 MB'],
  [10 * 1024 ** 2 + 1, '10.1 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
