import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../stage/build.ts';

/** Where pictures live that were shot here, by the digest of their pixels. CI keeps the folder from run to run; it may be deleted at any time. */
export const storeFolder = process.env['PICTURE_STORE'] ?? join(root, '.cache/pictures');

const fileOf = (digest: string, ending: 'webp' | 'txt', folder: string) => join(folder, digest.slice(0, 2), `${digest}.${ending}`);

const read = (file: string) => readFile(file).catch(() => undefined);

async function write(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  // Two pages, and two runs, may keep the same picture at the same time.
  await writeFile(draft, content);
  await rename(draft, file);
}

/** A picture without loss, or nothing where this machine never had it. */
export const storedPicture = (digest: string, folder = storeFolder): Promise<Buffer | undefined> => read(fileOf(digest, 'webp', folder));

/** Lossless WebP is a third of the PNG that the browser makes. */
export async function storePicture(digest: string, png: Buffer, folder = storeFolder): Promise<void> {
  const file = fileOf(digest, 'webp', folder);
  if (existsSync(file)) return;
  await write(file, await sharp(png).webp({ lossless: true, exact: true, effort: 0 }).toBuffer());
}

/** What a screen reader gets of a page, by its digest. */
export const storedSpeech = async (digest: string, folder = storeFolder): Promise<string | undefined> =>
  (await read(fileOf(digest, 'txt', folder)))?.toString();

export async function storeSpeech(digest: string, text: string, folder = storeFolder): Promise<void> {
  const file = fileOf(digest, 'txt', folder);
  if (!existsSync(file)) await write(file, text);
}

/** The store as the gate uses it. */
export const pictureStore = {
  picture: (digest: string) => storedPicture(digest),
  speech: (digest: string) => storedSpeech(digest),
  keep: async ({ pixels, spoken }: { pixels: string; spoken: string }, png: Buffer, text: string) => {
    await Promise.all([storePicture(pixels, png), storeSpeech(spoken, text)]);
  },
};
