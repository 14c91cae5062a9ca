import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { buildFull, buildTracker } from './build.ts';

/** `npm run tracker:build`: into `dist/tracker`, and beside the console, which serves both files as `/tracker/v2.js` and `/tracker/v2.full.js`. */
const { script, module, types } = await buildTracker();
const full = await buildFull();
const places: Record<string, string> = {
  'dist/tracker/provena.js': script,
  'dist/tracker/provena.full.js': full,
  'dist/tracker/provena.mjs': module,
  'dist/tracker/provena.d.mts': types,
  ...(existsSync('dist/console') && { 'dist/console/tracker/v2.js': script, 'dist/console/tracker/v2.full.js': full }),
};
for (const [place, text] of Object.entries(places)) {
  await mkdir(place.slice(0, place.lastIndexOf('/')), { recursive: true });
  await writeFile(place, text);
  console.log(`${place.padEnd(28)} ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} gzip`);
}
