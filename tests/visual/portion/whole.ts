import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { leftOf, type Places } from '../accepted/accept.ts';
import { isWhole } from '../accepted/isWhole.ts';
import { baselineFile, baselines, reports } from '../compare/folders.ts';
import type { GateRecord } from '../compare/record.ts';
import type { Shard } from '../plan/words.ts';
import { root } from '../stage/build.ts';
import { changedSince } from './portion.ts';

/** The commit of which all stories were shot, and the pictures that were accepted of that run: from then on all were as accepted. */
interface Whole {
  commit: string;
  /** What the accepted file of a picture holds, by its path. Nothing where it was deleted. */
  accepted?: Digests;
}

type Digests = Record<string, string | null>;

export interface SinceWhole {
  since: string;
  /** Of the stories that nothing has changed since, those that are looked at all the same. */
  besides: Shard;
  changed: string[];
}

interface Checkout extends Places {
  root: string;
}

const here: Checkout = { root, reports, baselines };
const name = 'tests/visual/whole.json';

/** All of them are looked at again within about as many commits. */
const shares = 10;

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

export const turnNow = async (folder: string): Promise<Shard> => shareOf(await git(folder, 'rev-parse', 'HEAD'));

/**
 * Nothing where all stories are to be looked at: the commit is not to be had, as in a shallow clone, or what concerns all has changed since. A picture
 * that was accepted of that run has changed when it is not the one that was accepted then, though it be the one before.
 */
export async function sinceWhole(at = here): Promise<SinceWhole | undefined> {
  try {
    const { commit, accepted = {} }: Whole = JSON.parse(await readFile(join(at.root, name), 'utf8'));
    const pictures = Object.keys(accepted);
    const now = await digestsOf(pictures, at);
    const files = new Set(pictures.map((path) => fileOf(path, at)));
    const others = pictures.filter((path) => now[path] !== accepted[path]).map((path) => fileOf(path, at));
    const changed = [...changedSince(commit, at.root).filter((path) => !files.has(path)), ...others];
    if (changed.some(concernsAll)) return undefined;
    return { since: commit, besides: await turnNow(at.root), changed };
  } catch {
    return undefined;
  }
}

/** The commit that is shot. Of what is not committed nobody could find out later what has changed. */
export async function commitShot(folder = root): Promise<string | undefined> {
  try {
    return (await git(folder, 'status', '--porcelain')) ? undefined : await git(folder, 'rev-parse', 'HEAD');
  } catch {
    return undefined;
  }
}

/** Keeps that all stories are as accepted, once all that a run of them found is, and says what of it. `inputs` is the hash of the sources as they are now. */
export async function keepWhole(record: GateRecord, inputs: string, at = here): Promise<string | undefined> {
  const { commit, findings } = record;
  if (!isWhole(record)) return undefined;
  if (!commit) return 'Not kept as a whole run: what was shot is no commit. Commit what you have, and run it again';
  if (record.inputs !== inputs) return 'Not kept as a whole run: the sources have changed since these pictures were shot';
  const left = await leftOf(findings, at);
  if (left.length) return `Not kept as a whole run yet: not accepted are ${left.length}, such as ${left[0]?.path}`;
  const files = new Set(findings.map(({ path }) => fileOf(path, at)));
  const other = changedSince(commit, at.root).find((path) => path.startsWith(`${relative(at.root, at.baselines)}/`) && !files.has(path));
  if (other) return `Not kept as a whole run: ${other} is another one than it was compared with`;
  const accepted = await digestsOf(
    findings.map(({ path }) => path),
    at,
  );
  const whole: Whole = { commit, ...(findings.length && { accepted }) };
  await writeFile(join(at.root, name), `${JSON.stringify(whole)}\n`);
  return `All stories are as accepted: ${name} holds that of ${commit.slice(0, 8)}. Commit it${findings.length ? ' with the pictures' : ''}`;
}

/** Where git has the accepted file of a picture. */
const fileOf = (path: string, at: Checkout) => relative(at.root, baselineFile(path, at.baselines));

async function digestsOf(paths: string[], at: Checkout): Promise<Digests> {
  const digests: Digests = {};
  for (const path of paths) {
    const picture = await readFile(baselineFile(path, at.baselines)).catch(() => undefined);
    // Enough that no two pictures have the same by accident.
    digests[path] = picture ? createHash('sha256').update(picture).digest('hex').slice(0, 16) : null;
  }
  return digests;
}

async function git(folder: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', words, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}
