import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright';
import { baselineFile, baselines, picturesIn } from '../visual/compare/folders.ts';
import { decode } from '../visual/image/image.ts';
import { isMadeOf, pack } from '../visual/image/pack.ts';
import { launchPinned } from '../visual/stage/browser.ts';

interface Sample {
  /** Bytes, as the browser shoots the picture and as it is accepted. */
  png: number;
  packed: number;
  /** Milliseconds. */
  times: Record<'sha-256' | 'compare' | 'pack' | 'decode PNG' | 'decode accepted', number>;
  /** All pixels come back of what was packed. */
  isLossless: boolean;
}

interface Figures {
  of: number;
  samples: Sample[];
}

/** What accepted pictures weigh and cost, on every fiftieth of them. The pinned browser shoots each once more. */
export async function benchPictures(every = 50): Promise<Figures> {
  const all = await picturesIn(baselines);
  const browser = await launchPinned();
  try {
    const page = await browser.newPage();
    await page.setContent('<style>body { margin: 0 } img { display: block }</style>');
    const protocol = await page.context().newCDPSession(page);
    const samples: Sample[] = [];
    for (const [index, path] of all.entries())
      if (index % every === 0) samples.push(await sampleOf(await shotOf(page, protocol, await readFile(baselineFile(path)))));
    return { of: all.length, samples };
  } finally {
    await browser.close();
  }
}

/** Shows an accepted picture in the browser and shoots it. */
async function shotOf(page: Page, protocol: CDPSession, accepted: Buffer): Promise<Buffer> {
  const { width, height } = await decode(accepted);
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      document.body.replaceChildren(image);
    },
    `data:image/webp;base64,${accepted.toString('base64')}`,
  );
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'png', clip: { x: 0, y: 0, width, height, scale: 1 } });
  return Buffer.from(data, 'base64');
}

async function sampleOf(png: Buffer): Promise<Sample> {
  const digest = await timed(async () => createHash('sha256').update(png).digest());
  const packed = await timed(() => pack(png));
  const compare = await timed(async () => isMadeOf(packed.result, png));
  const before = await timed(() => decode(png));
  const after = await timed(() => decode(packed.result));
  return {
    png: png.length,
    packed: packed.result.length,
    times: {
      'sha-256': digest.milliseconds,
      compare: compare.milliseconds,
      pack: packed.milliseconds,
      'decode PNG': before.milliseconds,
      'decode accepted': after.milliseconds,
    },
    isLossless: before.result.data.equals(after.result.data),
  };
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - started };
}

export function printPictures({ of, samples }: Figures) {
  const sum = (value: (sample: Sample) => number) => samples.reduce((total, sample) => total + value(sample), 0);
  const [png, packed] = [sum((sample) => sample.png), sum((sample) => sample.packed)];
  console.log(`\nAccepted pictures: ${samples.length} of ${of}`);
  const [first] = samples;
  if (!first) return;
  const each = (bytes: number) => `${(bytes / 1024 / samples.length).toFixed(1)} KB each`;
  console.log(`  PNG, as the browser shoots it: ${each(png)}`);
  console.log(`  as accepted: ${each(packed)}, ${(packed / png).toFixed(2)} of PNG`);
  console.log(`  all pixels come back of ${samples.filter(({ isLossless }) => isLossless).length}`);
  // Written with the same keys as `times`, which Object.keys cannot say.
  const names = Object.keys(first.times) as (keyof Sample['times'])[];
  console.table(
    Object.fromEntries(
      names.map((name) => [name, { 'ms per picture': Number((sum(({ times }) => times[name]) / samples.length).toFixed(2)) }]),
    ),
  );
}
