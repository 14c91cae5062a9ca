import { copyFile, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { baselines, reports } from './compare/folders.ts';
import type { GateRecord } from './compare/record.ts';
import { hashOfInputs } from './stage/build.ts';

const filter = process.argv.slice(2).join(' ').toLowerCase();
const text = await readFile(join(reports, 'record.json'), 'utf8').catch(() => undefined);
if (!text) throw new Error('Nothing was shot yet: npm run visual');
const { inputs, findings }: GateRecord = JSON.parse(text);
if (inputs !== (await hashOfInputs()))
  console.log('The sources have changed since these pictures were shot: run npm run visual again to be sure.');

const chosen = findings.filter(({ path }) => path.toLowerCase().includes(filter));
let bytes = 0;
const done = { changed: 0, new: 0, removed: 0, failed: 0 };
for (const { path, status } of chosen) {
  const baseline = join(baselines, path);
  if (status === 'removed') await rm(baseline, { force: true });
  else if (status !== 'failed') {
    await mkdir(dirname(baseline), { recursive: true });
    await copyFile(join(reports, 'after', path), baseline);
    bytes += (await stat(baseline)).size;
  }
  done[status]++;
}
console.log(`Accepted ${done.changed} changed and ${done.new} new pictures (${(bytes / 1024).toFixed(0)} KB), deleted ${done.removed}.`);
if (done.failed) console.log(`${done.failed} have no picture because their story fails.`);
