import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from '../compare/record.ts';
import { partsOfPath } from '../plan/filter.ts';
import { root } from '../stage/build.ts';
import { storeFolder } from '../store/store.ts';
import { git } from './commits.ts';

const run = promisify(execFile);

/** Renders the accepted pictures of some findings at a commit, in a checkout of its own with the packages of its own lockfile, into the store. */
export async function renderAt(commit: string, findings: readonly Finding[]): Promise<string | undefined> {
  const folder = join(root, '.cache/before', commit.slice(0, 12));
  console.log(`${findings.length} pictures before are not in the store: rendering them at ${commit.slice(0, 12)}`);
  try {
    if (!existsSync(folder)) await run('git', ['worktree', 'add', '--detach', '--force', folder, commit], { cwd: root });
    await installIn(folder);
    const stems = [...new Set(findings.map(({ path }) => partsOfPath(path).stem))];
    await run('npx', ['tsx', 'tests/visual/render.ts', ...stems], {
      cwd: folder,
      env: { ...process.env, PICTURE_STORE: storeFolder },
      maxBuffer: 64 * 1024 * 1024,
    });
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return `Pictures could not be rendered at ${commit.slice(0, 12)}: ${text.split('\n').slice(0, 3).join(' ').slice(0, 300)}`;
  } finally {
    await git('worktree', 'prune');
  }
}

/** The packages of a commit are those that are installed here as long as the lockfile is the same. */
async function installIn(folder: string): Promise<void> {
  if (existsSync(join(folder, 'node_modules'))) return;
  const [ours, its] = await Promise.all([root, folder].map((place) => readFile(join(place, 'package-lock.json'), 'utf8')));
  if (ours === its) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  else await run('npm', ['ci'], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
}
