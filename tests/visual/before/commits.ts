import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Finding } from '../compare/record.ts';
import { root } from '../stage/build.ts';

export async function git(...words: string[]): Promise<string | undefined> {
  const run = promisify(execFile)('git', words, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return run.then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

/** So many checkouts are tried: each is built once. */
const most = 3;

/**
 * Commits at which these pictures are likely to look as accepted, the likeliest first: the last one, where the working tree differs from it; the last
 * that wrote a baseline; those that wrote the lines.
 */
export async function commitsWithPictures(findings: readonly Finding[]): Promise<string[]> {
  const isChanged = Boolean(
    await git('status', '--porcelain', '--', ':!tests/visual/baselines', ':!tests/visual/judged.txt', ':!tests/visual/ran'),
  );
  const head = isChanged ? await git('rev-parse', 'HEAD') : undefined;
  const last = await git('log', '-1', '--format=%H', '--', 'tests/visual/baselines', 'tests/visual/judged.txt');
  const writers = findings.flatMap(({ accepted }) => accepted?.commit ?? []);
  const full = await Promise.all([...new Set(writers)].map((commit) => git('rev-parse', commit)));
  return [...new Set([head, last, ...full])].flatMap((commit) => commit || []).slice(0, most);
}
