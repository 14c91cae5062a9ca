import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readProblem } from '../../app/lib/problem/problem.ts';
import { anyScreen, variables } from './problemUrl.ts';

/**
 * Starts a development server, which knows no option of ours: `--scenario provena-problem-….json` opens it with a recorded problem.
 *
 *     tsx mocks/recording/start.ts vite --mode service --scenario file.json
 */
const [command = '', ...options] = process.argv.slice(2);
const at = options.indexOf('--scenario');
const added = at === -1 ? {} : await environmentFor(resolve(options[at + 1] ?? ''));

if (typeof added === 'string') {
  process.stderr.write(`${added}\n`);
  process.exitCode = 1;
} else {
  const others =
    at === -1 ? options : options.toSpliced(at, 2, ...(command === 'storybook' ? ['--initial-path', `/story/${anyScreen}`] : []));
  const server = spawn(command, others, { stdio: 'inherit', env: { ...process.env, ...added }, shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => (process.exitCode = code ?? 1));
}

/** Or a sentence that explains why the file cannot be used. */
async function environmentFor(file: string): Promise<Record<string, string> | string> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return `--scenario is “${file}”, which can’t be read. Give the path of a problem recording`;
  const read = readProblem(text);
  return 'wrong' in read ? `--scenario ${file}: ${read.wrong[1]}` : { [variables.file]: file, [variables.address]: read.problem.address };
}
