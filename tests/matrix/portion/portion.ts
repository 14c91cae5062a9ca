import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Screen } from '#app/routes/screen.ts';
import type { Shard } from '../../visual/plan/words.ts';
import { changedSince, reach } from '../../visual/portion/portion.ts';
import { commitShot, concernsAll, turnNow } from '../../visual/portion/whole.ts';
import { root } from '../../visual/stage/build.ts';

/** The commit at which all routes were walked and nothing was wrong. */
const name = 'tests/matrix/whole.json';

/** What has changed since then, and whose turn it is all the same. */
export interface Since {
  changed: readonly string[];
  besides: Shard;
}

/** Undefined where all routes are to be walked: the commit is not to be had, as in a shallow clone or outside of git. */
export async function sinceWhole(folder = root): Promise<Since | undefined> {
  try {
    const { commit }: { commit: string } = JSON.parse(await readFile(join(folder, name), 'utf8'));
    return { changed: changedSince(commit, folder), besides: await turnNow(folder) };
  } catch {
    return undefined;
  }
}

/** The routes whose screen is made of something that has changed, and a share of the others (decision 0079). */
export function routesSince<Of extends Pick<Screen, 'load'>>(screens: readonly Of[], { changed, besides }: Since): Of[] {
  const concerns = (path: string) => concernsAll(path) || (path.startsWith('tests/matrix/') && !/\.(test\.ts|json)$/.test(path));
  if (changed.some(concerns)) return [...screens];
  const files = new Map(screens.map((screen) => [screen, fileOf(screen)]));
  const reached = new Set(reach().screensOf(changed, [...new Set(files.values())]));
  return screens.filter((screen, at) => at % besides.of === besides.index - 1 || reached.has(files.get(screen) ?? ''));
}

/** The file that a route imports its screen from. */
export function fileOf({ load }: Pick<Screen, 'load'>): string {
  const file = /['"](?:#|\/)(screens\/[^'"]+)['"]/.exec(String(load))?.[1];
  if (!file) throw new Error(`A route imports its screen from a path that can be read: ${String(load)}`);
  return file;
}

/** Keeps that all routes were walked at a commit and nothing was wrong. Of what is not committed nobody could find out later what has changed. */
export async function keepWhole(commit: string | undefined, folder = root): Promise<string> {
  if (!commit || (await commitShot(folder)) !== commit) return 'Not kept as a whole run: what was walked is no commit';
  await writeFile(join(folder, name), `${JSON.stringify({ commit })}\n`);
  return `All routes are well: ${name} holds that of ${commit.slice(0, 8)}. Commit it`;
}
