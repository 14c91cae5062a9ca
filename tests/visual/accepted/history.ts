import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../stage/build.ts';
import { baselines } from '../compare/folders.ts';
import type { Acceptance } from '../compare/record.ts';
import { lineFile, linesIn } from './lines.ts';
import { type StoryFile } from './removed.ts';
import { folderOfPicture } from '../plan/picture.ts';

async function git(...words: string[]): Promise<string | undefined> {
  const run = promisify(execFile)('git', ['-c', 'core.quotepath=false', ...words], { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  return run.then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

/** Who accepted each picture, from the commit that wrote its line. A line that is not committed yet has none, and outside of git no line has. */
export class History {
  private readonly files = new Map<string, Promise<ReadonlyMap<string, Acceptance>>>();

  async of(path: string): Promise<Acceptance | undefined> {
    const file = relative(root, lineFile(path, baselines));
    const known =
      this.files.get(file) ?? git('blame', '--line-porcelain', '--', file).then((text = '') => parseBlame(text, folderOfPicture(path)));
    this.files.set(file, known);
    return (await known).get(path);
  }
}

/** Reads `git blame --line-porcelain`: for each line its commit, author, date and subject, and then the line itself behind a tab. */
export function parseBlame(text: string, picturesFolder: string): Map<string, Acceptance> {
  const known = new Map<string, Acceptance>();
  for (const block of text.split(/^(?=[0-9a-f]{40} \d+ \d+)/m)) {
    const field = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(block)?.[1] ?? '';
    const commit = block.slice(0, 40);
    const [[path] = []] = linesIn(/^\t(.*)$/m.exec(block)?.[1] ?? '', picturesFolder);
    if (!path || /^0+$/.test(commit)) continue;
    const date = new Date(Number(field('author-time')) * 1000).toISOString();
    known.set(path, { commit: commit.slice(0, 12), author: field('author'), date, subject: field('summary') });
  }
  return known;
}

/** The tokens' stylesheet at a commit. */
export const stylesheetAt = async (commit: string) => (await git('show', `${commit}:design-system/tokens/tokens.css`)) ?? '';

/** What the files of stories were called that are gone, from the last commit. */
export async function goneFiles(folders: Iterable<string>): Promise<Map<string, StoryFile>> {
  const gone = new Map<string, StoryFile>();
  for (const folder of new Set(folders))
    for (const file of ['screens/', 'design-system/', ''].map((top) => `${top}${folder}.stories.tsx`)) {
      const [, title] = /\btitle:\s*'([^']+)'/.exec((await git('show', `HEAD:${file}`)) ?? '') ?? [];
      if (title) gone.set(folder, { title, importPath: `./${file}` });
    }
  return gone;
}
