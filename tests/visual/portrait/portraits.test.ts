import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readScreens, type ScreenStory } from '#storybook/screens/readScreens.ts';
import { readLines, type Line } from '../accepted/lines.ts';
import { baselines } from '../compare/folders.ts';
import { encode } from '../image/image.ts';
import { painted } from '../image/paint.ts';
import { digestsIn, listFile, portraits, textOf } from './list.ts';
import { filesIn, maxBytes, size, wantedPortraits, wordsAbout, writePortraits, type Source } from './portraits.ts';

const isPortrait = (head: Metadata | undefined) => head?.format === 'webp' && head.width === size.width && head.height === size.height;

describe('the portraits of the workbench', () => {
  test('are those of all screens whose first story has a picture, made of the accepted one (npm run portraits)', async () => {
    const list = await readFile(join(portraits, listFile), 'utf8');
    expect(list).toBe(textOf(wantedPortraits(readScreens().stories, await readLines(baselines))));
  });

  test('are all there, and nothing else is', async () => {
    const listed = [...digestsIn(await readFile(join(portraits, listFile), 'utf8')).keys()].map((screen) => `${screen}.webp`);
    expect(listed.length).toBeGreaterThan(100);
    expect(await filesIn()).toEqual([...listed, listFile].sort());
  });

  test('are so small that accepting every picture adds less than 300 KB to git', async () => {
    const files = (await filesIn()).filter((file) => file !== listFile).map((file) => join(portraits, file));
    const bytes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    const heads = await Promise.all(files.map((file) => sharp(file).metadata()));
    const isWrong = (_: string, at: number) => (bytes[at] ?? Infinity) > maxBytes || !isPortrait(heads[at]);
    expect(files.filter(isWrong)).toEqual([]);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(220_000);
  });
});

describe('writing portraits', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portraits-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const digest = (sign: string) => sign.repeat(16);
  const story = (screen: string, exportName: string, tags = ['screen']): ScreenStory => ({
    importPath: `./screens/${screen}.stories.tsx`,
    exportName,
    path: '/',
    scenario: undefined,
    tags,
  });
  const line = (pixels: string): Line => ({ pixels, spoken: digest('0'), drawn: digest('0') });
  const shot = encode(painted(1200, 3000, [0, 0, 1200, 80, '#24221d']));
  const source = (given: Partial<Source>): Source => ({
    folder,
    stories: [story('a/A', 'Filled'), story('a/A', 'Empty'), story('b/B', 'InUse')],
    lines: new Map([
      ['a/A/filled.light', line(digest('a'))],
      ['a/A/empty.light', line(digest('e'))],
      ['b/B/in-use.light', line(digest('b'))],
    ]),
    picture: async () => await shot,
    ...given,
  });
  const list = () => readFile(join(folder, listFile), 'utf8');

  test('makes the top of the first picture of each screen small', async () => {
    expect(await writePortraits(undefined, source({}))).toEqual({ written: ['a/A', 'b/B'], removed: [], missing: [] });
    expect(await list()).toBe(`a/A ${digest('a')}\nb/B ${digest('b')}\n`);
    const { data, info } = await sharp(join(folder, 'a/A.webp')).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ ...size });
    // 80 of 1,200 pixels are dark: the first 14 rows of 208 pixels.
    const brightnessOf = (row: number) => data[row * info.width * info.channels] ?? 0;
    expect(brightnessOf(6)).toBeLessThan(80);
    expect(brightnessOf(20)).toBeGreaterThan(200);
  });

  test('makes only those anew whose accepted picture is another one, or that are chosen', async () => {
    await writePortraits(undefined, source({}));
    const lines = new Map([
      ['a/A/filled.light', line(digest('c'))],
      ['b/B/in-use.light', line(digest('d'))],
    ]);
    expect(await writePortraits(['b/B'], source({ lines }))).toMatchObject({ written: ['b/B'], missing: [] });
    expect(await writePortraits(undefined, source({ lines }))).toMatchObject({ written: ['a/A'] });
    expect(await writePortraits(undefined, source({ lines }))).toMatchObject({ written: [] });
    await rm(join(folder, 'a/A.webp'));
    expect(await writePortraits(undefined, source({ lines }))).toMatchObject({ written: ['a/A'] });
  });

  test('names the screens whose picture is not in the store, and leaves their portraits as they are', async () => {
    await writePortraits(undefined, source({}));
    const lines = new Map([['a/A/filled.light', line(digest('c'))]]);
    const result = await writePortraits(undefined, source({ lines, picture: async () => undefined }));
    expect(result).toEqual({ written: [], removed: ['b/B'], missing: ['a/A'] });
    expect(await list()).toBe(`a/A ${digest('a')}\n`);
    expect(wordsAbout(result).join('\n')).toContain('npm run visual -- --shoot a/A ');
  });

  test('removes those of screens that are gone, of parts, and of first stories without a picture', async () => {
    await mkdir(join(folder, 'gone'), { recursive: true });
    await writeFile(join(folder, 'gone/Gone.webp'), 'old');
    const stories = [story('gone/Gone', 'Filled', ['screen', 'no-picture']), story('a/A', 'Filled', []), story('b/B', 'InUse')];
    expect(await writePortraits(undefined, source({ stories }))).toEqual({ written: ['b/B'], removed: ['gone/Gone'], missing: [] });
    const lines = new Map([['b/B/in-use.light', line('-')]]);
    expect(await writePortraits(undefined, source({ stories, lines }))).toEqual({ written: [], removed: ['b/B'], missing: [] });
    expect(await filesIn(folder)).toEqual([listFile]);
  });

  test('lowers the quality of a restless picture until it fits', async () => {
    const boxes = Array.from({ length: 400 }, (_, at) => [(at % 20) * 10, Math.floor(at / 20) * 6, 5, 3, '#a03010'] as const);
    const restless = await encode(painted(208, 130, ...boxes.map(([...box]): [number, number, number, number, string] => box)));
    expect((await sharp(restless).webp({ quality: 50, effort: 6 }).toBuffer()).length).toBeGreaterThan(maxBytes);
    await writePortraits(['a/A'], source({ picture: async () => restless }));
    expect((await stat(join(folder, 'a/A.webp'))).size).toBeLessThanOrEqual(maxBytes);
  });
});
