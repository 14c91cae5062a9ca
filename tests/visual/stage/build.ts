import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { StoryEntry } from '../plan/story.ts';
import { storiesOf } from '../plan/story.ts';

export const root = join(import.meta.dirname, '../../..');
export const staticBuild = join(root, 'storybook-static');

const folders = ['.storybook', 'design-system', 'screens', 'app', 'mocks', 'public'];
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/** Builds the static Storybook when anything that it is made of differs from what the standing build was made of. */
export async function freshBuild(): Promise<string> {
  const inputs = await hashOfInputs();
  const stamp = join(staticBuild, 'inputs.sha256');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === inputs) return staticBuild;

  const started = performance.now();
  const draft = `${staticBuild}.${process.pid}`;
  await promisify(execFile)('npx', ['storybook', 'build', '-o', draft, '--quiet'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  await writeFile(join(draft, 'inputs.sha256'), inputs);
  await rm(staticBuild, { recursive: true, force: true });
  // Someone else may have put their build there meanwhile: then theirs stands and ours is used from where it is.
  const isMoved = await rename(draft, staticBuild).then(
    () => true,
    () => false,
  );
  console.log(`Storybook built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return isMoved ? staticBuild : draft;
}

export async function storiesAt(url: string): Promise<StoryEntry[]> {
  const response = await fetch(`${url}/index.json`);
  if (!response.ok) throw new Error(`No Storybook at ${url}: index.json answers ${response.status}`);
  return storiesOf(await response.json());
}

async function hashOfInputs(): Promise<string> {
  const lists = folders.map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  const paths = [...(await Promise.all(lists)).flat(), ...files.map((file) => join(root, file))].sort();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path.slice(root.length)).update(await readFile(path).catch(() => 'gone'));
  return hash.digest('hex');
}
