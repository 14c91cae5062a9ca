import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { readScreens, type ScreenStory } from '../../../.storybook/screens/readScreens.ts';
import { none, readLines, type Lines } from '../accepted/lines.ts';
import { baselines } from '../compare/folders.ts';
import { folderOf, kebab } from '../plan/picture.ts';
import { storedPicture } from '../store/store.ts';
import { digestsIn, ending, listFile, portraits, textOf, type Digests } from './list.ts';

/** The widest that the Review page shows a portrait, in the shape of a screen: 16 to 10. */
export const size = { width: 208, height: 130 };

/**
 * Every accepted change of a screen adds its portrait to git once more. At 2 KB for each, the portraits of all screens weigh less than 200 KB, so that
 * accepting 1,000 pictures adds less than 300 KB, lines included.
 */
export const maxBytes = 2048;

/** Nothing gets clearer above quality 50 at this size. A picture that is too large at 10 is blurred by so many pixels as well. */
const attempts = [
  { quality: 50 },
  { quality: 40 },
  { quality: 30 },
  { quality: 20 },
  { quality: 10 },
  { quality: 10, blur: 2 },
  { quality: 10, blur: 6 },
];

/** The screens that have a portrait: those whose first story has an accepted picture. */
export function wantedPortraits(stories: readonly ScreenStory[], lines: Lines): Digests {
  const firsts = new Map<string, ScreenStory>();
  for (const story of stories) if (!firsts.has(story.importPath)) firsts.set(story.importPath, story);
  const wanted = [...firsts.values()].flatMap(({ importPath, exportName, tags }): [string, string][] => {
    const folder = folderOf(importPath);
    const pixels = lines.get(`${folder}/${kebab(exportName)}.light`)?.pixels ?? none;
    return tags.includes('screen') && pixels !== none ? [[folder, pixels]] : [];
  });
  return new Map(wanted);
}

/** The top of a picture, as small as a portrait. */
export async function portraitOf(picture: Buffer): Promise<Buffer> {
  const small = sharp(picture).resize({ ...size, fit: 'cover', position: 'top' });
  for (const { quality, blur = false } of attempts) {
    const portrait = await small.clone().blur(blur).webp({ quality, effort: 6 }).toBuffer();
    if (portrait.length <= maxBytes) return portrait;
  }
  throw new Error(`A picture has no portrait of ${maxBytes} bytes, even when it is blurred`);
}

/** Where portraits are and what they are made of. */
export interface Source {
  folder: string;
  stories: readonly ScreenStory[];
  lines: Lines;
  picture: (digest: string) => Promise<Buffer | undefined>;
}

const source = async (): Promise<Source> => ({
  folder: portraits,
  stories: readScreens().stories,
  lines: await readLines(baselines),
  picture: storedPicture,
});

export interface Written {
  written: string[];
  removed: string[];
  /** These stay as they are, because the store does not have the accepted picture. */
  missing: string[];
}

/** Makes the portraits of which the accepted picture is another one now, and removes those of screens that are gone. Without folders, of all screens. */
export async function writePortraits(folders?: readonly string[], given?: Source): Promise<Written> {
  const { folder, stories, lines, picture } = given ?? (await source());
  const wanted = wantedPortraits(stories, lines);
  const known = new Map(digestsIn(await readFile(join(folder, listFile), 'utf8').catch(() => '')));
  const present = new Set(await portraitsIn(folder));
  const written: string[] = [];
  const missing: string[] = [];
  for (const [screen, digest] of wanted) {
    if (known.get(screen) === digest && present.has(screen)) continue;
    if (folders && !folders.includes(screen)) continue;
    const png = await picture(digest);
    if (!png) {
      missing.push(screen);
      continue;
    }
    const file = join(folder, `${screen}${ending}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await portraitOf(png));
    known.set(screen, digest);
    written.push(screen);
  }
  const removed = [...present].filter((screen) => !wanted.has(screen));
  for (const screen of removed) await rm(join(folder, `${screen}${ending}`));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, listFile), textOf(new Map([...known].filter(([screen]) => wanted.has(screen)))));
  return { written, removed, missing };
}

/** The screens of which a portrait is there. */
export async function portraitsIn(folder = portraits): Promise<string[]> {
  const files = await filesIn(folder);
  return files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
}

/** All files below a folder, with slashes on every system. */
export async function filesIn(folder = portraits): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return files.map((file) => file.split(sep).join('/')).sort();
}

/** What is printed about it. */
export function wordsAbout({ written, removed, missing }: Written): string[] {
  const words = [`Portraits: ${written.length} written, ${removed.length} removed.`];
  if (!missing.length) return words;
  return [
    ...words,
    'Not made, because the store has no picture of the first story:',
    ...missing.map((screen) => `  ${screen}`),
    `Shoot them and try again: npm run visual -- --shoot ${missing.join(',')} && npm run portraits`,
  ];
}
