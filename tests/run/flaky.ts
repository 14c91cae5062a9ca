import { fork, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import type { GateRecord } from '../visual/compare/record.ts';

/**
 * `npm run flaky -- 5` runs what needs a browser five times beside a busy processor, the journeys over a service that answers late, and names what is not the same each time. Other words choose:
 * a part, such as `stories`, and what of it, such as `button` or `tests/tracker/back-forward.test.ts`.
 */
interface Look {
  name: string;
  command: string;
  /** What did not pass, or not at once, by name. */
  failures: () => string[];
}

const reports = 'reports/flaky';
const record = 'reports/visual/record.json';
const atFirst = 'reports/visual/at-first';
const names = ['tracker', 'journeys', 'stories'];
const [rounds = 5, ...wanted] = process.argv.slice(2).map((word) => (/^\d+$/.test(word) ? Number(word) : word));
if (typeof rounds !== 'number') throw new Error('How often? npm run flaky -- 5, or npm run flaky -- 5 stories');
const words = wanted.map(String);
const filter = words.filter((word) => !names.includes(word));
const named = names.filter((name) => words.includes(name));
if (filter.length && named.length !== 1) throw new Error(`${filter.join(' ')}: of which part? One of ${names.join(', ')}`);
const looks: Look[] = [
  vitest('tracker'),
  vitest('journeys'),
  // What axe finds does not change from round to round.
  { name: 'stories', command: ['tsx tests/visual/compare.ts --shoot --without-axe', ...filter.map(quoted)].join(' '), failures: findings },
];
const chosen = looks.filter(({ name }) => !named.length || named.includes(name));

mkdirSync(reports, { recursive: true });
const building = join(reports, 'build.log');
if (chosen.some(({ name }) => name === 'journeys') && (await run('npm run --silent build', building)) !== 0)
  throw new Error(`The console cannot be built: ${building}`);
const counts = new Map<string, number>();
const busy = Array.from({ length: availableParallelism() }, () => fork(join(import.meta.dirname, 'busy.ts'), { stdio: 'ignore' }));
try {
  for (let round = 1; round <= rounds; round++)
    for (const look of chosen) {
      // What a run of all stories found may still be to be accepted: only another one takes its place.
      if (look.name === 'stories') rmSync(record, { force: true });
      rmSync(join(reports, `${look.name}.json`), { force: true });
      const started = performance.now();
      const code = await run(look.command, join(reports, `${look.name}-${round}.log`));
      const failed = look.failures();
      // What ends without naming a failure has failed as a whole.
      if (code !== 0 && !failed.length) failed.push('ended without a result');
      for (const name of failed) counts.set(`${look.name}: ${name}`, (counts.get(`${look.name}: ${name}`) ?? 0) + 1);
      if (look.name === 'stories') keepAtFirst(join(reports, `at-first-${round}`));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`round ${round} of ${rounds} · ${look.name.padEnd(8)} ${seconds.padStart(7)} s · ${failed.length} not passed`);
      for (const name of failed) console.log(`  ${name}`);
    }
} finally {
  for (const child of busy) child.kill();
}

const always = [...counts].filter(([, count]) => count === rounds);
const sometimes = [...counts].filter(([, count]) => count < rounds);
for (const [name] of always) console.log(`  broken: ${name}`);
for (const [name, count] of sometimes) console.log(`  flaky, ${count} of ${rounds}: ${name}`);
console.log(`${rounds} rounds beside a busy processor: ${sometimes.length} not always the same, ${always.length} never passed`);
process.exitCode = counts.size ? 1 : 0;

function vitest(name: string): Look {
  const file = join(reports, `${name}.json`);
  return {
    name,
    command: [`vitest run --project ${name} --reporter=dot --reporter=json --outputFile.json=${file}`, ...filter.map(quoted)].join(' '),
    failures: () => {
      if (!existsSync(file)) return [];
      const { testResults }: Results = JSON.parse(readFileSync(file, 'utf8'));
      return testResults.flatMap(({ name: path, status, assertionResults }) => {
        const failed = assertionResults.filter((result) => result.status === 'failed').map(({ fullName }) => fullName);
        return failed.length || status !== 'failed' ? failed : [path];
      });
    },
  };
}

interface Results {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

type Outcome = Pick<GateRecord, 'findings' | 'again' | 'redrawn'>;

/** The gate passes a picture that is as accepted in a second visit, and one whose document alone differs. Here both are named. */
function findings(): string[] {
  if (!existsSync(record)) return [];
  const { findings: all, again = [], redrawn = [] }: Outcome = JSON.parse(readFileSync(record, 'utf8'));
  return [...all.map(({ path }) => path), ...again, ...redrawn.map(([path]) => `${path} (document)`)];
}

/** The next round begins anew with what looked otherwise at first. */
function keepAtFirst(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  if (existsSync(atFirst)) cpSync(atFirst, folder, { recursive: true });
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** What it prints is kept, for whoever wants to know why. */
function run(command: string, log: string): Promise<number | null> {
  const out = openSync(log, 'w');
  const path = [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child: ChildProcess = spawn(command, {
    shell: true,
    stdio: ['ignore', out, out],
    env: { ...process.env, PATH: path, NO_COLOR: '1', LATE_ANSWERS: '1' },
  });
  return new Promise((resolve) =>
    child.on('close', (code) => {
      closeSync(out);
      resolve(code);
    }),
  );
}
