import { digestOf } from '../image/digest.ts';
import { folderOf } from '../plan/picture.ts';
import type { StoryEntry } from '../plan/story.ts';
import type { Shard, Words } from '../plan/words.ts';
import { isJudged, type JudgedKeys } from './judged.ts';

/** Whether a run looks at the stories of a folder of pictures. Where a file of stories is gone, its folder is still there. */
export type Portion = (folder: string) => boolean;

/** The keys of files of stories: as the sources are now, and as they were judged last. */
export interface Keys {
  now: ReadonlyMap<string, string>;
  judged: JudgedKeys;
}

/** All of them are looked at again within about as many changes. */
const shares = 10;

export function portionOf(
  stories: StoryEntry[],
  { shard, isOfChanged, hasShare }: Pick<Words, 'shard' | 'isOfChanged' | 'hasShare'>,
  keys: Keys,
): Portion {
  const folders = new Set(stories.map(({ importPath }) => folderOf(importPath)));
  const chosen = shard ? shardOf(stories, shard) : folders;
  const reached = isOfChanged ? changedFolders(folders, keys) : folders;
  if (isOfChanged && hasShare) for (const folder of shardOf(stories, turnOf(keys.now))) reached.add(folder);
  const takesGone = !shard || shard.index === 1;
  return (folder) => (folders.has(folder) ? chosen.has(folder) && reached.has(folder) : takesGone);
}

/** The files of stories that are made of something else than when they were judged last. */
export const changedFolders = (folders: Iterable<string>, { now, judged }: Keys): Set<string> =>
  new Set([...folders].filter((folder) => !isJudged(judged, folder, now.get(folder) ?? '')));

/** The folders of those files of which all stories were chosen. */
export function wholeFiles(all: readonly StoryEntry[], chosen: readonly StoryEntry[]): string[] {
  const ids = new Set(chosen.map(({ id }) => id));
  const partial = new Set(all.filter(({ id }) => !ids.has(id)).map(({ importPath }) => folderOf(importPath)));
  return [...new Set(chosen.map(({ importPath }) => folderOf(importPath)))].filter((folder) => !partial.has(folder));
}

/** Whose turn it is among those that nothing has changed follows from the sources, so that a run can be repeated anywhere. */
export function turnOf(now: ReadonlyMap<string, string>): Shard {
  const digest = digestOf(
    [...now]
      .map((pair) => pair.join(' '))
      .sort()
      .join('\n'),
  );
  return { index: (Number.parseInt(digest.slice(0, 8), 16) % shares) + 1, of: shares };
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
