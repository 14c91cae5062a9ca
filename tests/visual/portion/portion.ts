import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { folderOfPicture } from '../accepted/removed.ts';
import { baselines } from '../compare/folders.ts';
import { folderOf } from '../plan/picture.ts';
import { root } from '../stage/build.ts';
import { Reach } from './reach.ts';
import type { StoryEntry } from '../plan/story.ts';
import type { Shard, Words } from '../plan/words.ts';

/** Whether a run looks at the stories whose pictures stand in a folder. Where a file of stories is gone, its folder is still there. */
export type Portion = (folder: string) => boolean;

export function portionOf(stories: StoryEntry[], { shard, since, besides, changed }: Wanted): Portion {
  const folders = new Set(stories.map(({ importPath }) => folderOf(importPath)));
  const chosen = shard ? shardOf(stories, shard) : folders;
  const reached = since ? foldersReached(changed ?? changedSince(since)) : folders;
  for (const folder of besides ? shardOf(stories, besides) : []) reached.add(folder);
  const takesGone = !shard || shard.index === 1;
  return (folder) => (folders.has(folder) ? chosen.has(folder) && reached.has(folder) : takesGone);
}

export interface Wanted extends Pick<Words, 'shard' | 'since'> {
  /** A share that is looked at whatever has changed. */
  besides?: Shard;
  /** What counts as changed since, where that is not all that differs. */
  changed?: string[];
}

let known: Reach | undefined;

/** Which files reach which stories, read once: nothing changes while pictures are shot. */
export const reach = () => (known ??= new Reach(root));

/** Where the stories of changed files stand, and those whose accepted pictures are others now. */
function foldersReached(changed: string[]): Set<string> {
  const place = `${relative(root, baselines)}/`;
  const pictures = changed.filter((path) => path.startsWith(place)).map((path) => folderOfPicture(path.slice(place.length)));
  return new Set([
    ...reach()
      .storiesOf(changed)
      .map((path) => folderOf(path)),
    ...pictures,
  ]);
}

/** Files of stories are dealt out, the longest first, so that each share takes about as long and no file is torn apart. */
function shardOf(stories: StoryEntry[], { index, of }: Shard): Set<string> {
  const sizes = new Map<string, number>();
  for (const { importPath, tags } of stories) {
    const folder = folderOf(importPath);
    // A screen is loaded with the console around it.
    sizes.set(folder, (sizes.get(folder) ?? 0) + (tags.includes('screen') ? 6 : 1));
  }
  const shares = Array.from({ length: of }, () => ({ size: 0, folders: new Set<string>() }));
  for (const [folder, size] of [...sizes].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))) {
    const [least] = shares.toSorted((a, b) => a.size - b.size);
    least?.folders.add(folder);
    if (least) least.size += size;
  }
  return shares[index - 1]?.folders ?? new Set();
}

/** What differs from a commit in the working tree, and what is not in git yet. What was moved differs in both places. */
export function changedSince(commit: string, folder = root): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'core.quotepath=false', ...words], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter(Boolean);
  return [...git('diff', '--name-only', '--no-renames', '--relative', commit), ...git('ls-files', '--others', '--exclude-standard')];
}
