import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reports } from './compare/folders.ts';
import { matching } from './plan/filter.ts';
import { launchPinned } from './stage/browser.ts';
import { freshBuild, storiesAt } from './stage/build.ts';
import { serve } from './stage/server.ts';
import { faults } from './trial/faults.ts';
import { plantAll } from './trial/plant.ts';
import { randomOf } from './trial/random.ts';
import { repeat } from './trial/repeat.ts';
import { trySwitching } from './trial/switching.ts';
import { kindsOf, outcomesOf, scoreOf, tableOf } from './trial/table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    built: { type: 'string' },
    seed: { type: 'string', default: '20261120' },
    /** Plants the faults alone, without the passes over all pictures. */
    faults: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const { folder } = await freshBuild(values.built);
const served = await serve(folder);
const stories = await storiesAt(served.url);
const chosen = matching(stories, positionals.join(' '));
const browser = await launchPinned();

const switching = values.faults ? null : await trySwitching(browser, served.url, chosen);
const passes = values.faults ? [] : await repeat({ browser, url: served.url, stories: chosen }, randomOf(seed, 'order'));
const outcomes = await plantAll({ browser, url: served.url, stories, seed }, faults);
await browser.close();
await served.close();

const score = scoreOf(outcomes);
// A fault that was meant to be seen and is not aims at nothing any more.
const aimless = outcomes.filter(({ verdict, kind }) => verdict === 'unseen' && !kind.startsWith('unseen'));
const differing = passes.flatMap((pass) => pass.differing);
const failing = [...new Set(passes.flatMap((pass) => pass.failing))];
await rm(join(reports, 'trial'), { recursive: true, force: true });
await save();
console.log(report().join('\n'));
process.exitCode = differing.length || score.caught < score.of || aimless.length ? 1 : 0;

function report(): string[] {
  const orders = ['forward', 'backward', 'shuffled'];
  const rows = passes.map(({ pictures, seconds, differing }, index) => [
    orders[index] ?? '',
    `${pictures} pictures`,
    `${seconds.toFixed(1)} s`,
    `${((seconds / pictures) * 100).toFixed(1)} s per 100`,
    index ? `${differing.length} differ from the first` : '',
  ]);
  return [
    ...tableOf(rows),
    ...differing.map(({ path, changed }) => `  differs: ${path} · ${changed} px`),
    ...failing.map((path) => `  fails: ${path}`),
    '',
    ...(switching
      ? [
          `${switching.pictures} stories in one page: switched ${switching.switched.toFixed(1)} s, loaded anew ${switching.loaded.toFixed(1)} s; ` +
            `${switching.differing.length} look otherwise after others`,
          ...switching.differing.map((path) => `  leftovers: ${path}`),
          '',
        ]
      : []),
    ...outcomesOf(outcomes),
    '',
    ...kindsOf(outcomes),
    '',
    `seed ${seed}: caught ${score.caught} of ${score.of}; ${score.unseen} change nothing that a picture could show`,
  ];
}

async function save() {
  for (const [index, { pictures, kind }] of outcomes.entries()) {
    if (pictures) await saveSides(`${String(index + 1).padStart(2, '0')}-${kind.replaceAll(/[^a-z]+/g, '-')}`, pictures);
  }
  for (const { path, before, after, difference } of differing) await saveSides(path.replaceAll('/', '-'), { before, after, difference });
  const figures = { seed, score, switching, passes, failing, outcomes };
  const withoutPictures = (_: string, value: unknown) => (isBuffer(value) ? undefined : value);
  await writeFile(join(reports, 'trial.json'), JSON.stringify(figures, withoutPictures, 1));
}

async function saveSides(name: string, sides: { before: Buffer; after: Buffer; difference: Buffer }) {
  await mkdir(join(reports, 'trial'), { recursive: true });
  for (const [side, png] of Object.entries(sides)) await writeFile(join(reports, 'trial', `${name}.${side}.png`), png);
}

// JSON.stringify asks a Buffer for its own form first.
function isBuffer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
}
