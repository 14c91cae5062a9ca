import { spawnSync } from 'node:child_process';

/** What a part or a test may need and a machine may lack: the command `git`, or the registry of packages. */
export type Need = 'git' | 'network';

/** For tests that run git: `test.skipIf(!hasGit)('… (needs git)')`. An unpacked archive has no history but may well have the command. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

/** A part ends with this code when what it needs is not there. Only the part itself can find out whether the registry answers. */
export const skipCode = 77;

export type Result = 'passed' | 'failed' | `skipped: needs ${Need}`;

/** The need that keeps a part from being started. */
export const lackingNeed = ({ needs }: { needs?: Need }, isGitThere = hasGit): Need | undefined =>
  needs === 'git' && !isGitThere ? needs : undefined;

/** The result of a part that ended with a code. Only a part that declares a need may skip itself. */
export function resultOf({ needs }: { needs?: Need }, code: number | null): Result {
  if (code === 0) return 'passed';
  return needs && code === skipCode ? `skipped: needs ${needs}` : 'failed';
}

const start = 'skipped test: ';

export const skippedLine = (test: string) => `${start}${test}`;

/** The tests that Vitest skipped, from what a part has printed. */
export const skippedTestsIn = (output: string): string[] =>
  output.split('\n').flatMap((line) => (line.startsWith(start) ? [line.slice(start.length).trim()] : []));
