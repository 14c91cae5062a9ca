import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../stage/build.ts';
import { baselines, packed } from '../compare/folders.ts';
import type { Acceptance } from '../compare/record.ts';
import { folderOfPicture, type StoryFile } from './removed.ts';

const folder = relative(root, baselines);

/** The picture that a file of the folder holds. */
const pictureOf = (file: string) => (file.endsWith(packed) ? file.slice(folder.length + 1, -packed.length) : file.slice(folder.length + 1));

async function git(...words: string[]): Promise<string | undefined> {
  const run = promisify(execFile)('git', ['-c', 'core.quotepath=false', ...words], { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  return run.then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

/** Who accepted each picture, from the commits. A picture that was accepted and not committed yet is not among them; outside of git none is. */
export async function acceptances(): Promise<Map<string, Acceptance>> {
  const [log = '', uncommitted = ''] = await Promise.all([
    git('log', '--format=%x00%h%x1f%an%x1f%aI%x1f%s', '--name-only', '--', folder),
    git('status', '--porcelain', '--no-renames', '--untracked-files=all', '--', folder),
  ]);
  const known = parseLog(log);
  for (const line of uncommitted.split('\n')) known.delete(pictureOf(line.slice(3)));
  return known;
}

/** Reads `git log --name-only`, newest first: the first commit that names a picture is the one that brought it. */
export function parseLog(log: string): Map<string, Acceptance> {
  const known = new Map<string, Acceptance>();
  for (const block of log.split('\0').filter(Boolean)) {
    const [head = '', ...lines] = block.split('\n');
    const [commit = '', author = '', date = '', subject = ''] = head.split('\x1f');
    for (const line of lines.filter(Boolean)) {
      const path = pictureOf(line);
      if (!known.has(path)) known.set(path, { commit, author, date, subject });
    }
  }
  return known;
}

/** The tokens' stylesheet at a commit. */
export const stylesheetAt = async (commit: string) => (await git('show', `${commit}:design-system/tokens/tokens.css`)) ?? '';

/** What the files of stories were called that are gone, from the commit that accepted their pictures. */
export async function goneFiles(paths: string[], accepted: Map<string, Acceptance>): Promise<Map<string, StoryFile>> {
  const gone = new Map<string, StoryFile>();
  for (const path of paths) {
    const place = folderOfPicture(path);
    const commit = accepted.get(path)?.commit ?? 'HEAD';
    if (gone.has(place)) continue;
    for (const file of ['screens/', 'design-system/', ''].map((top) => `${top}${place}.stories.tsx`)) {
      const [, title] = /\btitle:\s*'([^']+)'/.exec((await git('show', `${commit}:${file}`)) ?? '') ?? [];
      if (title) gone.set(place, { title, importPath: `./${file}` });
    }
  }
  return gone;
}
