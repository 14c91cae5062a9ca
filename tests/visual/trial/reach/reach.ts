import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GateRecord } from '../../compare/record.ts';
import { folderOf, folderOfPicture } from '../../plan/picture.ts';
import { SourceKeys } from '../../portion/key.ts';
import { Reach } from '../../portion/reach.ts';
import { Sources } from '../../portion/sources/sources.ts';
import { readRan } from '../../ran/readRan.ts';
import { root } from '../../stage/build.ts';
import { storeFolder } from '../../store/store.ts';
import { randomOf, shuffled } from '../random.ts';
import { editOf, type Edit } from './edit.ts';

const run = promisify(execFile);
const folder = join(root, '.cache/reach');

/** What the stories of all files came to after some changes of shared files. */
export interface Outcome {
  edits: (Edit & { reached: number })[];
  /** Files of stories that any of the changes reaches. */
  reached: string[];
  differing: string[];
  /** Those that differ and are not reached. */
  missed: string[];
}

/** A checkout of the last commit, with the packages that are installed here. */
async function checkOut(): Promise<void> {
  if (existsSync(folder)) await run('git', ['worktree', 'remove', '--force', folder], { cwd: root });
  await run('git', ['worktree', 'add', '--detach', '--force', folder, 'HEAD'], { cwd: root });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

function keysOf(importPaths: readonly string[]): Map<string, string> {
  const keys = new SourceKeys(folder);
  return new Map(importPaths.map((path) => [folderOf(path), keys.of(path)]));
}

const changedIn = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...before].filter(([name, key]) => after.get(name) !== key).map(([name]) => name);

/** A part of the product or of the demo service, and no file of stories. */
const isShared = (path: string) => /^(app|design-system|screens|mocks)\/.*(?<!\.stories)\.tsx?$/.test(path);

/** How many files of stories depend on each file of the sources. */
function dependents(stories: readonly string[]): Map<string, number> {
  const reach = new Reach(new Sources(folder), readRan(folder));
  const counts = new Map<string, number>();
  for (const story of stories)
    for (const path of new Set([...reach.of(story).keys()].map((part) => part.split('#')[0] ?? '')))
      counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}

/** Changes files at random, a line of each, until there are enough that reach several files of stories, but not nearly all. */
async function chooseEdits(count: number, seed: number, stories: readonly string[]): Promise<Outcome['edits']> {
  const known = [...dependents(stories)].filter(([path, reached]) => isShared(path) && reached > 1 && reached < stories.length / 2);
  const edits: Outcome['edits'] = [];
  for (const [path, reached] of shuffled(known, randomOf(seed, 'files'))) {
    const edit = editOf(path, await readFile(join(folder, path), 'utf8'), randomOf(seed, path));
    if (edit) edits.push({ ...edit, reached });
    if (edits.length === count) break;
  }
  return edits;
}

/** Makes changes, shows all stories, and finds those that differ though no change reaches them. */
async function tryEdits(edits: Outcome['edits'], stories: readonly string[]): Promise<Outcome> {
  const before = keysOf(stories);
  const texts = await Promise.all(edits.map(({ path }) => readFile(join(folder, path), 'utf8')));
  for (const { path, text } of edits) await writeFile(join(folder, path), text);
  const reached = changedIn(before, keysOf(stories));
  await rm(join(folder, 'reports'), { recursive: true, force: true });
  // A run in which stories differ ends with 1, and so does one that cannot build: only the first writes a report.
  const failure: unknown = await run('npx', ['tsx', 'tests/visual/compare.ts', '--without-axe'], {
    cwd: folder,
    env: { ...process.env, PICTURE_STORE: storeFolder },
    maxBuffer: 2 ** 26,
  }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const report = await readFile(join(folder, 'reports/visual/record.json'), 'utf8').catch(() => {
    throw failure;
  });
  const record: GateRecord = JSON.parse(report);
  const paths = [...record.findings.map(({ path }) => path), ...(record.redrawn ?? []).map(([path]) => path)];
  const differing = [...new Set(paths.map(folderOfPicture))];
  for (const [index, { path }] of edits.entries()) await writeFile(join(folder, path), texts[index] ?? '');
  return { edits, reached, differing, missed: differing.filter((name) => !reached.includes(name)) };
}

/** Tries changes in groups, so that each takes a run of all stories. What a group reaches together must hold all that differs. */
export async function tryReach({ count, groups, seed }: Record<'count' | 'groups' | 'seed', number>): Promise<Outcome[]> {
  await checkOut();
  const { stdout } = await run('git', ['ls-files', '*.stories.tsx'], { cwd: folder });
  const stories = stdout.split('\n').filter(Boolean);
  const edits = (await chooseEdits(count, seed, stories)).sort((a, b) => a.reached - b.reached);
  const outcomes: Outcome[] = [];
  const size = Math.ceil(edits.length / groups);
  for (let at = 0; at < edits.length; at += size) outcomes.push(await tryEdits(edits.slice(at, at + size), stories));
  return outcomes;
}
