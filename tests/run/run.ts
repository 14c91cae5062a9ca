import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Part } from './parts.ts';
import { choiceOf, type Choice } from './suite/choice.ts';
import { figuresFile, lastSeconds, readFigures, readReport, updated, type Figure } from './suite/figures.ts';
import { lackingNeed, resultOf, skippedTestsIn, type Result } from './suite/needs.ts';
import { openingOf } from './suite/opening.ts';
import { Progress } from './suite/progress.ts';

interface Outcome {
  part: Part;
  seconds: number;
  result: Result;
  output: string;
}

const choice = chosen();
const { groups, isQuick, isAll } = choice;
const parts = groups.flat();
const figures = readFigures();
if (!isQuick) console.log(openingOf(choice, figures, readReport()).join('\n'));

const begin = performance.now();
const progress = isQuick ? undefined : new Progress((name) => lastSeconds(figures, name, isAll));
const outcomes: Outcome[] = [];
for (const group of groups) outcomes.push(...(await together(group)));
progress?.stop();
report();

function chosen(): Choice {
  try {
    return choiceOf(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The output of a part is shown at once where the part runs alone, and when it ends where others run at the same time. */
function together(group: Part[]): Promise<Outcome[]> {
  const isAlone = group.length === 1;
  return Promise.all(
    group.map(async (part) => {
      if (isAlone) show(`\n${titleOf(part)}\n`);
      progress?.started(part);
      const outcome = await run(part, isAlone ? show : undefined);
      progress?.ended(part);
      if (!isAlone) show(`\n${titleOf(part)}\n${outcome.output}\n`);
      return outcome;
    }),
  );
}

function show(text: string) {
  progress?.shown();
  process.stdout.write(text);
}

function titleOf(part: Part): string {
  return `[${parts.indexOf(part) + 1}/${parts.length}] ${part.name}: ${part.description}`;
}

/** A part that fails does not keep the others from running. */
async function run(part: Part, onOutput?: (text: string) => void): Promise<Outcome> {
  const need = lackingNeed(part);
  if (need) {
    const output = `Skipped: ${part.name} needs ${need}, which is not available here.\n`;
    onOutput?.(output);
    return { part, seconds: 0, result: `skipped: needs ${need}`, output };
  }
  const start = performance.now();
  const path = [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(part.command, {
    shell: true,
    stdio: ['inherit', 'pipe', 'pipe'],
    // Without a terminal a dot for each test is one sign and not eleven.
    env: {
      ...process.env,
      PATH: path,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(text);
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { part, seconds: (performance.now() - start) / 1000, result: resultOf(part, code), output };
}

function report() {
  const row = (name: string, seconds: number, result: string) => `${name.padEnd(16)} ${seconds.toFixed(1).padStart(8)}  ${result}`;
  console.log('\nPart              Seconds');
  for (const { part, seconds, result } of outcomes) console.log(row(part.name, seconds, result === 'failed' ? 'FAILED' : result));
  const [failed, skipped] = ['failed', 'skipped'].map((start) => outcomes.filter(({ result }) => result.startsWith(start)));
  const total = [
    failed?.length ? `${failed.length} of ${outcomes.length} parts failed` : 'passed',
    skipped?.length && `${skipped.length} skipped: ${skipped.map(({ part }) => part.name).join(', ')}`,
  ];
  console.log(row('all', (performance.now() - begin) / 1000, total.filter(Boolean).join('; ')));
  for (const test of outcomes.flatMap(({ output }) => skippedTestsIn(output))) console.log(`Skipped test: ${test}`);
  if (!isQuick) store();
  process.exitCode = failed?.length ? 1 : 0;
}

/** For the opening lines of the next run, and for `npm run bench`, which prints figures and does not run the suite again for them. */
function store() {
  const latest = outcomes
    .filter(({ result }) => !result.startsWith('skipped'))
    .map(({ part, seconds, result }): Figure => ({ name: part.name, seconds, isGood: result === 'passed', isAll }));
  mkdirSync(dirname(figuresFile), { recursive: true });
  writeFileSync(figuresFile, JSON.stringify(updated(readFigures(), latest)));
}
