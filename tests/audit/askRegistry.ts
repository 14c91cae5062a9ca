import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge, type Exceptions, type Verdict } from './judge.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What npm prints about the lockfile of a folder. It ends with 1 both for findings and for a registry that does not answer, so the code says nothing. */
const auditOf = (folder: string, env: Env) =>
  new Promise<string>((resolve) => {
    const options = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=20000'];
    execFile('npm', options, { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 1e8 }, (_, stdout) => resolve(stdout));
  });

/** A version with a high advisory since 2019 (GHSA-jf85-cpcp-j695): a registry that does not know it knows none. */
const known = { name: 'lodash', version: '4.17.4' };

/**
 * The findings of the registry about the lockfile of this folder. A mirror may answer every question with an empty list, so an answer without
 * findings counts only from a registry that has one for a version that is known to be dangerous.
 */
export async function askRegistry(exceptions: Exceptions, today: string, env: Env = {}): Promise<Verdict> {
  const verdict = judge(await auditOf('.', env), exceptions, today);
  if (verdict.is === 'not asked' || verdict.failing.length + verdict.excepted.length > 0) return verdict;
  const control = judge(await answerAboutKnown(env), [], today);
  if (control.is === 'asked' && control.failing.length) return verdict;
  return { is: 'not asked', why: `it has no advisory for ${known.name} ${known.version}, which has one` };
}

async function answerAboutKnown(env: Env): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'provena-audit-'));
  try {
    const { name, version } = known;
    const own = { name: 'control', version: '1.0.0', dependencies: { [name]: version } };
    const packages = { '': own, [`node_modules/${name}`]: { version } };
    await copyFile('.npmrc', join(folder, '.npmrc')).catch(() => undefined);
    await writeFile(join(folder, 'package.json'), JSON.stringify(own));
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ ...own, lockfileVersion: 3, requires: true, packages }));
    return await auditOf(folder, env);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
