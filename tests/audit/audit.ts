import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { skipCode } from '../run/suite/needs.ts';
import { Exceptions, judge } from './judge.ts';

/**
 * `npm run audit`: findings of the registry about what the lockfile holds. Without a registry it says so and passes; `--strict` does not, and with
 * `--or-skip`, as `npm test` runs it, the part counts as skipped.
 */
const exceptions = v.parse(Exceptions, JSON.parse(await readFile('tests/audit/exceptions.json', 'utf8')));
const asked = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
// npm ends with 1 where it has found something, and where it could not ask.
const answer = await new Promise<string>((resolve) => execFile('npm', asked, { maxBuffer: 1e8 }, (_, stdout) => resolve(stdout)));
const verdict = judge(answer, exceptions, new Date().toISOString().slice(0, 10));
if (verdict.is === 'not asked') {
  console.log(`NOT ASKED: the registry gave no findings (${verdict.why}). Nothing is known about the packages of the lockfile.`);
  process.exitCode = process.argv.includes('--strict') ? 1 : process.argv.includes('--or-skip') ? skipCode : 0;
} else {
  for (const text of verdict.failing) console.log(`FAIL ${text}`);
  for (const text of verdict.excepted) console.log(`let stand, see tests/audit/exceptions.json: ${text}`);
  for (const advisory of verdict.needless) console.log(`${advisory} is not found any more: take it from tests/audit/exceptions.json`);
  console.log(`${verdict.failing.length} high or critical findings that no exception names`);
  process.exitCode = verdict.failing.length ? 1 : 0;
}
