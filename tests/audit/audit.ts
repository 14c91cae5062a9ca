import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { skipCode } from '../run/suite/needs.ts';
import { askRegistry } from './askRegistry.ts';
import { Exceptions } from './judge.ts';

/**
 * `npm run audit`: findings of the registry about what the lockfile holds. If the registry gives no findings, one sentence explains why and the
 * part counts as skipped; with `--strict` it fails.
 */
const exceptions = v.parse(Exceptions, JSON.parse(await readFile('tests/audit/exceptions.json', 'utf8')));
const verdict = await askRegistry(exceptions, new Date().toISOString().slice(0, 10));
if (verdict.is === 'not asked') {
  console.log(`NOT ASKED: the registry gave no findings (${verdict.why}). Nothing is known about the packages of the lockfile.`);
  process.exitCode = process.argv.includes('--strict') ? 1 : skipCode;
} else {
  for (const text of verdict.failing) console.log(`FAIL ${text}`);
  for (const text of verdict.excepted) console.log(`let stand, see tests/audit/exceptions.json: ${text}`);
  for (const advisory of verdict.needless) console.log(`${advisory} is not found any more: take it from tests/audit/exceptions.json`);
  console.log(`${verdict.failing.length} high or critical findings that no exception names`);
  process.exitCode = verdict.failing.length ? 1 : 0;
}
