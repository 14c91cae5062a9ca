import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * `npm run upgrade:trial [-- commit]`: what happens to an open tab when this build replaces that of a commit: of the last
 * one, or of one that is named.
 * `npm test` plays the same with a copy of this build under other names; here the former one is really built.
 */
const isChanged = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '';
const [commit = isChanged ? 'HEAD' : 'HEAD~1'] = process.argv.slice(2);
const folder = join(mkdtempSync(join(tmpdir(), 'upgrade-')), 'former');
const run = (file: string, given: readonly string[], cwd = '.', env: Readonly<Record<string, string>> = {}) =>
  execFileSync(file, given, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

run('git', ['worktree', 'add', '--detach', '--quiet', folder, commit]);
try {
  // The packages are those of the present lockfile: where it differs, the trial is of the code alone.
  if (!existsSync(join(folder, 'node_modules'))) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  run('npm', ['run', '--silent', 'build'], folder);
  const former = join(folder, 'dist/console');
  run('npm', ['run', '--silent', 'build']);
  const isSame = readFileSync(join(former, 'index.html'), 'utf8') === readFileSync('dist/console/index.html', 'utf8');
  if (isSame) {
    console.error(`The build of ${commit} is this one: name an earlier commit.`);
    process.exitCode = 1;
  } else
    run('npx', ['vitest', 'run', '--project', 'journeys', 'tests/journeys/installation/deployed.test.ts'], '.', { FORMER_BUILD: former });
} finally {
  run('git', ['worktree', 'remove', '--force', folder]);
  rmSync(join(folder, '..'), { recursive: true, force: true });
}
