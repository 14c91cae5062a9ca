import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildTracker } from '../../app/tracker/build/build.ts';

export interface TrackerBytes {
  name: string;
  raw: number;
  gzip: number;
  brotli: number;
}

const peers = 'tests/bench/peers/node_modules';

/** What each package publishes for a page, minified by its makers. */
const others: Record<string, string> = {
  '@plausible-analytics/tracker': 'plausible.js',
  '@openpanel/web': 'dist/src/tracker.global.js',
  'posthog-js': 'dist/array.js',
  'mixpanel-browser': 'dist/mixpanel.min.js',
};

/** The tracking script beside four others: bytes on the wire, in one run, by the same compression. */
export async function benchTracker(): Promise<TrackerBytes[]> {
  const { script } = await buildTracker();
  const bytesOf = (name: string, text: string): TrackerBytes => ({
    name,
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text).length,
  });
  return [
    bytesOf('provena', script),
    ...Object.entries(others).map(([name, file]) =>
      bytesOf(`${name} ${versionOf(name)}`, readFileSync(`${peers}/${name}/${file}`, 'utf8')),
    ),
  ];
}

function versionOf(name: string): string {
  const manifest: { version: string } = JSON.parse(readFileSync(`${peers}/${name}/package.json`, 'utf8'));
  return manifest.version;
}

export function printTracker(figures: TrackerBytes[]) {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(2)} KB`;
  console.log('\nTracking scripts: bytes of what a page loads');
  const ours = figures[0]?.brotli ?? Number.NaN;
  console.table(
    Object.fromEntries(
      figures.map(({ name, raw, gzip, brotli }) => [
        name,
        { raw: kilobytes(raw), gzip: kilobytes(gzip), brotli: kilobytes(brotli), 'x ours': (brotli / ours).toFixed(1) },
      ]),
    ),
  );
  console.log(
    'umami is not among them: npm has its whole application, whose script is made when that is installed, and no package of the script.',
  );
}
