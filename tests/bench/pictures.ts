import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { baselines, picturesIn } from '../visual/compare/folders.ts';
import { decode } from '../visual/compare/png.ts';
import { launchPinned } from '../visual/stage/browser.ts';

interface Sample {
  png: number;
  webp: number;
  /** What the browser gives when it is asked to shoot WebP of quality 100. */
  shot: number;
  /** Milliseconds. */
  times: Record<'compare bytes' | 'sha-256' | 'decode PNG (pngjs)' | 'encode WebP' | 'decode WebP', number>;
  /** All pixels come back from a WebP that was encoded with quality 1, and from one that the browser shot. */
  isLossless: boolean;
  isShotLossless: boolean;
}

interface Figures {
  of: number;
  samples: Sample[];
}

/** What accepted pictures would weigh and cost as WebP, on every fiftieth of them. The pinned browser encodes and decodes: nothing is installed. */
export async function benchPictures(every = 50): Promise<Figures> {
  const all = await picturesIn(baselines);
  const browser = await launchPinned();
  try {
    const { page, protocol } = await pageOf(browser);
    const samples: Sample[] = [];
    for (const [index, path] of all.entries()) if (index % every === 0) samples.push(await sampleOf(page, protocol, join(baselines, path)));
    return { of: all.length, samples };
  } finally {
    await browser.close();
  }
}

async function pageOf(browser: Browser): Promise<{ page: Page; protocol: CDPSession }> {
  const page = await browser.newPage();
  await page.setContent('<style>body { margin: 0 } img { display: block }</style>');
  return { page, protocol: await page.context().newCDPSession(page) };
}

async function sampleOf(page: Page, protocol: CDPSession, file: string): Promise<Sample> {
  const png = await readFile(file);
  const copy = Buffer.from(png);
  const [bytes, digest, pixels] = [
    timed(() => copy.equals(png)),
    timed(() => createHash('sha256').update(png).digest('hex')),
    timed(() => decode(png)),
  ];
  const address = `data:image/png;base64,${png.toString('base64')}`;
  const webp = await page.evaluate(throughWebp, address);
  const shot = await shotAsWebp(page, protocol, address, pixels.result);
  return {
    png: png.length,
    webp: webp.size,
    times: {
      'compare bytes': bytes.milliseconds,
      'sha-256': digest.milliseconds,
      'decode PNG (pngjs)': pixels.milliseconds,
      'encode WebP': webp.encode,
      'decode WebP': webp.decode,
    },
    isLossless: webp.isSame,
    shot: shot.size,
    isShotLossless: shot.isSame,
  };
}

/** Shows a picture, has the browser shoot it as WebP of the highest quality, and compares the pixels with those of the picture. */
async function shotAsWebp(page: Page, protocol: CDPSession, address: string, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    document.body.replaceChildren(image);
  }, address);
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality: 100, clip });
  const isSame = await page.evaluate(isSamePicture, [address, `data:image/webp;base64,${data}`] as const);
  return { size: Buffer.from(data, 'base64').length, isSame };
}

function timed<T>(work: () => T): { result: T; milliseconds: number } {
  const started = performance.now();
  const result = work();
  return { result, milliseconds: performance.now() - started };
}

// The next two run in the page, so each holds all that it needs, without functions that have a name.
async function throughWebp(address: string) {
  const pixels: Uint32Array[] = [];
  const times: number[] = [];
  let blob = await (await fetch(address)).blob();
  let encode = 0;
  for (const isPng of [true, false]) {
    const started = performance.now();
    const image = await createImageBitmap(blob, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    pixels.push(new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(0)));
    times.push(performance.now() - started);
    const encoding = performance.now();
    if (isPng) blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
    if (isPng) encode = performance.now() - encoding;
  }
  const [before, after] = pixels;
  const isSame = before !== undefined && before.length > 0 && before.every((pixel, index) => pixel === after?.[index]);
  return { size: blob.size, encode, decode: times[1] ?? 0, isSame: isSame && blob.type === 'image/webp' };
}

async function isSamePicture(addresses: readonly string[]) {
  const pixels: Uint32Array[] = [];
  for (const address of addresses) {
    const image = await createImageBitmap(await (await fetch(address)).blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    pixels.push(new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(0)));
  }
  const [before, after] = pixels;
  return before !== undefined && before.length > 0 && before.every((pixel, index) => pixel === after?.[index]);
}

export function printPictures({ of, samples }: Figures) {
  const sum = (value: (sample: Sample) => number) => samples.reduce((total, sample) => total + value(sample), 0);
  const png = sum((sample) => sample.png);
  const weight = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB, ${(bytes / png).toFixed(2)} of PNG`;
  const count = (is: (sample: Sample) => boolean) => `all pixels come back of ${samples.filter(is).length}`;
  console.log(`\nAccepted pictures as PNG and as WebP: ${samples.length} of ${of}, in the pinned browser`);
  console.log(`  PNG, as accepted: ${weight(png)}`);
  console.log(`  WebP, encoded with quality 1: ${weight(sum(({ webp }) => webp))}; ${count(({ isLossless }) => isLossless)}`);
  console.log(`  WebP, shot with quality 100: ${weight(sum(({ shot }) => shot))}; ${count(({ isShotLossless }) => isShotLossless)}`);
  const [first] = samples;
  if (!first) return;
  // Written with the same keys as `times`, which Object.keys cannot say.
  const names = Object.keys(first.times) as (keyof Sample['times'])[];
  console.table(
    Object.fromEntries(
      names.map((name) => [name, { 'ms per picture': Number((sum(({ times }) => times[name]) / samples.length).toFixed(2)) }]),
    ),
  );
}
