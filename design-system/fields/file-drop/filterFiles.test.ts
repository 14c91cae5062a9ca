import { expect, test } from 'vitest';
import { fileSize, filterFiles, type Limits } from './filterFiles.ts';

const limits: Limits = { accept: ['.csv', '.xlsx'], maxBytes: 10 * 1024 ** 2, maxFiles: 3 };
const file = (name: string, size = 100, type = 'text/csv') => new File(['x'.repeat(size)], name, { type, lastModified: 0 });
const reasons = (offered: File[], atHand: File[] = [], given = limits) => filterFiles(offered, atHand, given).refused.map(({ why }) => why);

test('takes what fits, in order', () => {
  const files = [file('渠道.csv'), file('活动.XLSX')];
  expect(filterFiles(files, [], limits)).toEqual({ files, refused: [] });
});

test('says why it refuses each of the others', () => {
  const small = { ...limits, maxBytes: 50 };
  expect(reasons([file('合同.pdf'), file('空.csv', 0), file('大.csv', 51)], [], small)).toEqual(['kind', 'empty', 'size']);
  expect(reasons([file('a.csv')], [file('a.csv')])).toEqual(['twice']);
  expect(reasons([file('d.csv')], [file('a.csv'), file('b.csv'), file('c.csv')])).toEqual(['many']);
});

test('counts those it takes on the way', () => {
  const { files, refused } = filterFiles([file('a.csv'), file('a.csv'), file('b.csv'), file('c.csv'), file('d.csv')], [], limits);
  expect(files.map(({ name }) => name)).toEqual(['a.csv', 'b.csv', 'c.csv']);
  expect(refused.map(({ why }) => why)).toEqual(['twice', 'many']);
});

test('replaces the only one, but not with a wrong one', () => {
  const one = { ...limits, maxFiles: 1 };
  expect(filterFiles([file('新.csv')], [file('旧.csv')], one).files.map(({ name }) => name)).toEqual(['新.csv']);
  expect(filterFiles([file('新.pdf')], [file('旧.csv')], one).files.map(({ name }) => name)).toEqual(['旧.csv']);
});

test('knows kinds by ending and by media type', () => {
  const images = { ...limits, accept: ['image/*'] };
  expect(reasons([file('图标.png', 10, 'image/png'), file('图标.png', 10, '')], [], images)).toEqual(['kind']);
  expect(reasons([file('任意.bin')], [], { ...limits, accept: [] })).toEqual([]);
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [421_888, '412 KB'],
  [9_856_614, '9.4 MB'],
  [10 * 1024 ** 2, '10 MB'],
  [10 * 1024 ** 2 + 1, '10.1 MB'],
  [2 * 1024 ** 3, '2 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
