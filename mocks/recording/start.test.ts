import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { sampleProblem } from '#app/lib/problem/sampleProblem.ts';

const print = 'console.log(process.env.RECORDED_ADDRESS, process.argv.slice(1).join())';

/** Runs `node` in place of a development server: it prints what it was given. */
async function start(contents: string | null, ...options: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'provena-start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'problem.json');
  if (contents !== null) await writeFile(file, contents);
  const run = promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'mocks/recording/start.ts',
    'node',
    '-e',
    print,
    ...options,
    '--scenario',
    file,
  ]);
  return run.then(
    ({ stdout }) => ({ stdout: stdout.trim(), stderr: '' }),
    (error: unknown) => ({ stdout: '', stderr: typeof error === 'object' && error !== null ? String(Reflect.get(error, 'stderr')) : '' }),
  );
}

test('the server gets the address of the recording, and none of its options', async () => {
  expect((await start(JSON.stringify(sampleProblem), 'given')).stdout).toBe('/manage/customchannel?app=1001 given');
});

test.each([
  ['a file that is not there', null, /^--scenario is “.*”, which can’t be read\. .*\n$/],
  ['another file', '{}', /^--scenario .*: This is not a problem recording\. .*\n$/],
])('%s gets one sentence', async (_, contents, sentence) => {
  expect((await start(contents)).stderr).toMatch(sentence);
});
