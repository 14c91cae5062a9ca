import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { quick, whole, type Part } from './parts.ts';

interface Outcome {
  part: Part;
  seconds: number;
  isGood: boolean;
  /** What it has printed, where that was not shown at once. */
  said: string;
}

const list = process.argv.includes('--quick') ? quick : whole;
const begin = performance.now();
const outcomes = list === quick ? await atOnce() : await oneByOne();

report();

/** The quick ones leave a core free most of the time; what each of them says is shown when it ends. */
function atOnce(): Promise<Outcome[]> {
  return Promise.all(
    list.map(async (part) => {
      const outcome = await run(part, 'pipe');
      console.log(`\n${titleOf(part)}\n${outcome.said}`);
      return outcome;
    }),
  );
}

async function oneByOne(): Promise<Outcome[]> {
  const ended: Outcome[] = [];
  for (const part of list) {
    console.log(`\n${titleOf(part)}`);
    ended.push(await run(part, 'inherit'));
  }
  return ended;
}

function titleOf(part: Part): string {
  return `[${list.indexOf(part) + 1}/${list.length}] ${part.name}: ${part.says}`;
}

/** Shows everything a part prints; a part that fails does not keep the others from running. */
async function run(part: Part, out: 'inherit' | 'pipe'): Promise<Outcome> {
  const start = performance.now();
  const path = [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(part.command, {
    shell: true,
    stdio: ['inherit', out, out],
    // Where nobody looks at a terminal, a dot for each test is one sign and not eleven.
    env: { ...process.env, PATH: path, STORYBOOK_DISABLE_TELEMETRY: '1', ...(!process.stdout.isTTY && { NO_COLOR: '1' }) },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (words: string) => (said += words));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { part, seconds: (performance.now() - start) / 1000, isGood: code === 0, said };
}

function report() {
  console.log('\nPart              Seconds');
  for (const { part, seconds, isGood } of outcomes) {
    console.log(`${part.name.padEnd(16)} ${seconds.toFixed(1).padStart(8)}  ${isGood ? 'passed' : 'FAILED'}`);
  }
  const total = (performance.now() - begin) / 1000;
  const failed = outcomes.filter(({ isGood }) => !isGood);
  console.log(
    `${'all'.padEnd(16)} ${total.toFixed(1).padStart(8)}  ${failed.length ? `${failed.length} of ${outcomes.length} parts failed` : 'passed'}`,
  );
  keep();
  process.exitCode = failed.length ? 1 : 0;
}

/** For `npm run bench`, which prints figures and does not run the suite again for them. */
function keep() {
  if (list !== whole) return;
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/test.json', JSON.stringify(outcomes.map(({ part, seconds, isGood }) => ({ name: part.name, seconds, isGood }))));
}
