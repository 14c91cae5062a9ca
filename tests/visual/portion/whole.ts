import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Shard } from '../plan/words.ts';
import { root } from '../stage/build.ts';
import { changedSince } from './portion.ts';

/** The commit at which a run of all stories had nothing to say. */
interface Whole {
  commit: string;
}

export interface SinceWhole {
  since: string;
  /** Of the stories that nothing has changed since, those that are looked at all the same. */
  besides: Shard;
}

const file = join(root, 'tests/visual/whole.json');

/** All of them are looked at again within about as many commits. */
const shares = 5;

/**
 * What decides about every story: how pictures are shot and judged, what Storybook is, and what is read by no import. Of the rest the imports say whom it
 * reaches.
 */
export const concernsAll = (path: string) =>
  !/\.(test\.tsx?|md)$/.test(path) &&
  (/^tests\/(browser|visual\/(compare\.ts|compare|cover|image|plan|portion|shoot|stage))(\/|$)/.test(path) ||
    /^(public|\.storybook)\//.test(path) ||
    (/^(design-system|app|screens|mocks)\//.test(path) && !/\.(tsx?|css)$/.test(path)));

/** The turn of a commit, so that a run of it can be repeated. */
export const shareOf = (commit: string): Shard => ({ index: (Number.parseInt(commit.slice(0, 8), 16) % shares) + 1, of: shares });

/** Nothing where all stories are to be looked at: the commit is not to be had, as in a shallow clone, or what concerns all has changed since. */
export async function sinceWhole(): Promise<SinceWhole | undefined> {
  try {
    const { commit }: Whole = JSON.parse(await readFile(file, 'utf8'));
    if (changedSince(commit).some(concernsAll)) return undefined;
    return { since: commit, besides: shareOf(await git('rev-parse', 'HEAD')) };
  } catch {
    return undefined;
  }
}

/** Keeps that all stories were as accepted, and says what of it. Of what is not committed nobody could find out later what has changed. */
export async function keepWhole(): Promise<string> {
  try {
    if (await git('status', '--porcelain')) return 'Not kept as a whole run: commit what you have, and run it again';
    const whole: Whole = { commit: await git('rev-parse', 'HEAD') };
    await writeFile(file, `${JSON.stringify(whole)}\n`);
    return `All stories were as accepted: tests/visual/whole.json holds that of ${whole.commit.slice(0, 8)}`;
  } catch {
    return 'Not kept as a whole run: this is no git repository';
  }
}

async function git(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', words, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}
