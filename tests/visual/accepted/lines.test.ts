import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineFile, linesIn, readLines, updateLines, type Line } from './lines.ts';

const line = (sign: string): Line => ({ pixels: sign.repeat(16), spoken: '-', drawn: sign.repeat(16) });
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('lines are sorted, one file for each file of stories', async () => {
  await updateLines(folder, [
    ['b/B/two.light', line('2')],
    ['b/B/one.light', line('1')],
    ['a/A/one.dark', line('3')],
  ]);
  expect(await readFile(lineFile('b/B/one.light', folder), 'utf8')).toBe(
    `one.light ${'1'.repeat(16)} - ${'1'.repeat(16)}\ntwo.light ${'2'.repeat(16)} - ${'2'.repeat(16)}\n`,
  );
  expect([...(await readLines(folder)).keys()].toSorted()).toEqual(['a/A/one.dark', 'b/B/one.light', 'b/B/two.light']);
});

test('a file without lines is gone', async () => {
  await updateLines(folder, [['a/A/one.dark', line('3')]]);
  await updateLines(folder, [['a/A/one.dark', null]]);
  await expect(readFile(lineFile('a/A/one.dark', folder))).rejects.toThrow('ENOENT');
});

test('marks of a conflict are no lines', () => {
  const text = `<<<<<<< ours\none.light ${'1'.repeat(16)} - ${'1'.repeat(16)}\n=======\nhalf a line\n>>>>>>> theirs\n`;
  expect(linesIn(text, 'a/A')).toEqual([['a/A/one.light', line('1')]]);
});
