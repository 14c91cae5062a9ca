import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pixelsDigest } from '../image/digest.ts';
import { decode, encode } from '../image/image.ts';
import { painted } from '../image/paint.ts';
import { storedPicture, storedSpeech, storePicture, storeSpeech } from './store.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a picture comes back with the pixels of its digest', async () => {
  const pixels = painted(40, 20, [4, 4, 20, 10, '#24221d']);
  const digest = pixelsDigest(pixels);
  await storePicture(digest, await encode(pixels), folder);
  const stored = await storedPicture(digest, folder);
  expect(stored && pixelsDigest(await decode(stored))).toBe(digest);
});

test('one pixel, another size and another opacity make another digest', () => {
  const base = pixelsDigest(painted(40, 20));
  expect(pixelsDigest(painted(40, 20, [3, 3, 1, 1, '#faf8f5']))).not.toBe(base);
  expect(pixelsDigest(painted(20, 40))).not.toBe(base);
  const clear = painted(40, 20);
  clear.data[3] = 254;
  expect(pixelsDigest(clear)).not.toBe(base);
});

test('what is there is not written again, and leaves no draft', async () => {
  const [one, two] = await Promise.all([encode(painted(4, 4)), encode(painted(4, 4, [0, 0, 2, 2, '#000000']))]);
  await Promise.all([storePicture('a'.repeat(16), one, folder), storePicture('a'.repeat(16), one, folder)]);
  const before = await storedPicture('a'.repeat(16), folder);
  await storePicture('a'.repeat(16), two, folder);
  expect(await storedPicture('a'.repeat(16), folder)).toEqual(before);
  expect(await readdir(join(folder, 'aa'))).toEqual([`${'a'.repeat(16)}.webp`]);
});

test('speech comes back as it was, and nothing where this machine never had it', async () => {
  await storeSpeech('b'.repeat(16), 'button “保存”', folder);
  expect(await storedSpeech('b'.repeat(16), folder)).toBe('button “保存”');
  expect(await storedSpeech('c'.repeat(16), folder)).toBeUndefined();
  expect(await storedPicture('c'.repeat(16), folder)).toBeUndefined();
});
