import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasGit } from '../suite/needs.ts';
import { scriptsIn } from './workflow.ts';

// A hook of git names the repository in variables, which must not reach the ones made here.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
const scripts = scriptsIn(readFileSync(join(import.meta.dirname, '../../../.github/workflows/accept.yml'), 'utf8'));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accepting-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a step as a runner does, with commands of our own first in the path. */
function runStep(name: string, inputs: Record<string, string>, cwd = folder) {
  const script = scripts.find((one) => one.name === name)?.text;
  if (!script) throw new Error(`No step is called ${name}`);
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script], {
    cwd,
    env: { ...env, ...inputs, PATH: path },
    encoding: 'utf8',
  });
  return { isDone: status === 0, output: stdout };
}

function write(file: string, text: string, mode = 0o644) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text, { mode });
}

describe('what is accepted', () => {
  const accept = (inputs: { CLUSTER?: string; WORDS?: string; EVERYTHING?: string }) => {
    write('bin/npm', '#!/bin/sh\nfor word; do echo "<$word>"; done\n', 0o755);
    return runStep('Accept', { CLUSTER: '', WORDS: '', EVERYTHING: 'false', ...inputs });
  };
  const calling = (...words: string[]) => ({
    isDone: true,
    output: ['run', 'visual:accept', '--', ...words].map((word) => `<${word}>\n`).join(''),
  });

  test('is a cluster, what words mean, or everything', () => {
    expect(accept({ CLUSTER: '1f2e3d4c' })).toEqual(calling('--cluster=1f2e3d4c'));
    expect(accept({ WORDS: 'button/kinds.dark 按钮' })).toEqual(calling('--', 'button/kinds.dark 按钮'));
    expect(accept({ EVERYTHING: 'true' })).toEqual(calling());
  });

  test('is nothing where nothing is named', () => {
    expect(accept({})).toMatchObject({ isDone: false, output: expect.stringContaining('Name a cluster or words') });
  });

  test.each(['$(touch harmed)', '`touch harmed`', '"; touch harmed; "', "'; touch harmed #", '--cluster=new\ntouch harmed'])(
    'is never a command: %s',
    (text) => {
      expect(accept({ WORDS: text })).toEqual(calling('--', text));
      expect(accept({ CLUSTER: text })).toEqual(calling(`--cluster=${text}`));
      expect(spawnSync('ls', [folder], { encoding: 'utf8' }).stdout).toBe('bin\n');
    },
  );
});

describe('the branch of a run', () => {
  const find = (run: string, repository = 'provena/console') => {
    write('bin/gh', `#!/bin/sh\ncase "$4" in .head_branch) echo 'a$b';; *) echo ${repository};; esac\n`, 0o755);
    const outputs = join(folder, 'outputs');
    writeFileSync(outputs, '');
    const { isDone } = runStep('Find the branch of the run', { RUN: run, GITHUB_REPOSITORY: 'provena/console', GITHUB_OUTPUT: outputs });
    return [isDone, readFileSync(outputs, 'utf8')];
  };

  test('is that of the repository itself, and the run is a number', () => {
    expect(find('123')).toEqual([true, 'branch=a$b\n']);
    expect(find('123', 'someone/console')).toEqual([false, '']);
    for (const run of ['', '1/../2', '1; ls', '1\n2']) expect(find(run)).toEqual([false, '']);
  });
});

describe('the commit', () => {
  const git = (cwd: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@provena.test', ...words], { cwd, env, encoding: 'utf8' }).trim();
  const pushing = (file: string) => {
    write('work/tests/visual/baselines/a.txt', 'one\n');
    write('work/package.json', '{}\n');
    const [work, remote] = [join(folder, 'work'), join(folder, 'remote')];
    git(folder, 'init', '-q', '--bare', 'remote');
    git(work, 'init', '-q', '-b', 'topic');
    git(work, 'remote', 'add', 'origin', remote);
    git(work, 'add', '-A');
    git(work, 'commit', '-q', '-m', 'first');
    write(`work/${file}`, 'two\n');
    git(work, 'add', '-A');
    write('accepted/accepted.patch', `${git(work, 'diff', '--cached', '--binary')}\n`);
    git(work, 'reset', '-q', '--hard');
    const inputs = { RUNNER_TEMP: folder, RUN: '123', BRANCH: 'topic', CLUSTER: '', WORDS: '', GITHUB_ACTOR: 'lin', GITHUB_ACTOR_ID: '7' };
    return { ...runStep('Commit and push', inputs, work), remote };
  };

  test.skipIf(!hasGit)('is by the person who accepts, and is pushed to the branch (needs git)', () => {
    const { isDone, remote } = pushing('tests/visual/baselines/b/c.txt');
    expect(isDone).toBe(true);
    expect(git(remote, 'log', '-1', '--format=%an %ae %s|%b', 'topic')).toBe(
      'lin 7+lin@users.noreply.github.com [gate] Accept pictures of run 123|Chosen: everything',
    );
    expect(git(remote, 'ls-tree', '-r', '--name-only', 'topic')).toContain('tests/visual/baselines/b/c.txt');
  });

  test.skipIf(!hasGit)('holds nothing but accepted pictures (needs git)', () => {
    for (const file of ['package.json', 'tests/visual/baselines.ts', '.github/workflows/a.yml']) {
      const { isDone, remote } = pushing(file);
      expect(isDone).toBe(false);
      expect(git(remote, 'branch')).toBe('');
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
    }
  });
});
