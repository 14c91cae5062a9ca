import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { StoryEntry } from '../plan/story.ts';
import { storiesOf } from '../plan/story.ts';

export const root = join(import.meta.dirname, '../../..');
/** What the gate shoots. `npm run storybook:build` writes `storybook-static`, which belongs to whoever publishes it. */
export const staticBuild = join(root, '.cache/storybook-gate');
const chromaticBuild = join(root, '.cache/storybook-chromatic');

const folders = ['.storybook', 'design-system', 'screens', 'app', 'mocks', 'public'];
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/** Records and unit tests stand beside the sources and are in no Storybook: a change of them must not keep pictures from being accepted. */
const isUnbuilt = /\.md$|\.test\.tsx?$/;

export interface Build {
  folder: string;
  inputs: string;
}

/** Builds the Storybook that the gate shoots, unless its sources are those of the last build. A given folder is taken as it is. */
export async function freshBuild(given?: string): Promise<Build> {
  if (given) return { folder: given, inputs: await readFile(join(given, 'inputs.sha256'), 'utf8').catch(() => 'unknown') };
  // Documentation is not shot: without it the build takes a third of the processor's time.
  return buildIn(staticBuild, ['--test']);
}

/** For reviewers on Chromatic: the same stories with their documentation, and with what a mode cannot set as stories of their own. */
export const buildForChromatic = (): Promise<Build> => buildIn(chromaticBuild, [], { FOR_CHROMATIC: 'true' });

async function buildIn(folder: string, options: string[], environment: Record<string, string> = {}): Promise<Build> {
  const inputs = await hashOfInputs();
  const stamp = join(folder, 'inputs.sha256');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === inputs) return { folder, inputs };

  const started = performance.now();
  const draft = `${folder}.${process.pid}`;
  await promisify(execFile)('npx', ['storybook', 'build', '-o', draft, '--quiet', ...options], {
    cwd: root,
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  }).catch(async (error: { stdout?: string }) => {
    await rm(draft, { recursive: true, force: true });
    throw new Error(`Storybook cannot be built:\n${stripVTControlCharacters(error.stdout ?? String(error)).slice(-3000)}`);
  });
  await writeFile(join(draft, 'inputs.sha256'), inputs);
  await rm(folder, { recursive: true, force: true });
  // Another run may have put its build there meanwhile: then that one stays, and ours is used from its own folder.
  const isMoved = await rename(draft, folder).then(
    () => true,
    () => false,
  );
  console.log(`Storybook built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { folder: isMoved ? folder : draft, inputs };
}

export async function storiesAt(url: string): Promise<StoryEntry[]> {
  const response = await fetch(`${url}/index.json`);
  if (!response.ok) throw new Error(`No Storybook at ${url}: index.json answers ${response.status}`);
  return storiesOf(await response.json());
}

/** Says in one word what a Storybook is built of. */
export async function hashOfInputs(): Promise<string> {
  const lists = folders.map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile() && !isUnbuilt.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  });
  const paths = [...(await Promise.all(lists)).flat(), ...files.map((file) => join(root, file))].sort();
  const hash = createHash('sha256').update('production');
  for (const path of paths) hash.update(path.slice(root.length)).update(await readFile(path).catch(() => 'gone'));
  return hash.digest('hex');
}
