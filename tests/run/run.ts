import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { everything, quick, whole, type Part } from './parts.ts';

interface Outcome {
  part: Part;
  seconds: number;
  isGood: boolean;
  /** What it has printed, where that was not shown at once. */
  said: string;
}

const isAll = process.argv.includes('--all');
const isQuick = process.argv.includes('--quick');
const groups = isQuick ? [quick] : isAll ? everything : whole;
const parts = groups.flat();
const begin = performance.now();
const outcomes: Outcome[] = [];
for (const group of groups) outcomes.push(...(await together(group)));

report();

/** What a part says is shown at once where it runs alone, and when it ends where others run beside it. */
function together(group: Part[]): Promise<Outcome[]> {
  const isAlone = group.length === 1;
  return Promise.all(
    group.map(async (part) => {
      if (isAlone) console.log(`\n${titleOf(part)}`);
      const outcome = await run(part, isAlone ? 'inherit' : 'pipe');
      if (!isAlone) console.log(`\n${titleOf(part)}\n${outcome.said}`);
      return outcome;
    }),
  );
}

function titleOf(part: Part): string {
  return `[${parts.indexOf(part) + 1}/${parts.length}] ${part.name}: ${part.says}`;
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
  if (isQuick) return;
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/test.json', JSON.stringify(outcomes.map(({ part, seconds, isGood }) => ({ name: part.name, seconds, isGood }))));
}
