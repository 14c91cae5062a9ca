import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { signIn, startConsole } from '../journeys/startConsole.ts';
import { told } from './acts.ts';
import { randomFrom } from './choices.ts';
import { replay, walk, type Finding } from './walk.ts';

/**
 * `npm run monkey -- --seed 7 --minutes 10` presses what the built console offers, for every role. The same seed makes the same choices among what is
 * offered, which depends on the day and on what has already come; `npm run monkey -- --replay` does again, act for act, what led to each finding.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    roles: { type: 'string' },
    replay: { type: 'boolean', default: false },
  },
});
const record = 'reports/monkey.json';
const seed = Number(values.seed);
const roles = values.roles?.split(',') ?? ['super', 'manager', 'appmanager', 'staff', 'analyst', 'channel', 'demo'];

const findings = values.replay ? await replayed() : await walked(Number(values.minutes) * 60_000);
const lines = findings.map(
  ({ account, step, what, acts }) => `${account}, step ${step}: ${what}\n  ${acts.slice(-6).map(told).join('\n  ')}`,
);
console.log([...lines, `${findings.length} findings with seed ${seed}`].join('\n'));
mkdirSync('reports', { recursive: true });
if (!values.replay) writeFileSync(record, JSON.stringify(findings, null, 1));
process.exitCode = findings.length ? 1 : 0;

async function walked(milliseconds: number): Promise<Finding[]> {
  const all: Finding[] = [];
  for (const [index, account] of roles.entries()) {
    // A world of its own for each role, so that what one has changed is not in the way of the next.
    const place = await startConsole();
    const random = randomFrom(seed * 1000 + index);
    const until = Date.now() + milliseconds / roles.length;
    let steps = 0;
    // It may sign itself out, or its session may end: it begins anew as somebody who has never been there.
    while (Date.now() < until) {
      const page = await place.visitor();
      await signIn(page, account);
      const walked = await walk({ page, seed, account, random, until, complaints: place.complaints });
      await page.context().close();
      steps += walked.steps;
      all.push(...walked.findings);
    }
    await place.close();
    console.log(`${account}: ${steps} steps, ${all.filter((one) => one.account === account).length} findings`);
  }
  return all;
}

async function replayed(): Promise<Finding[]> {
  const known: Finding[] = JSON.parse(readFileSync(record, 'utf8'));
  const all: Finding[] = [];
  for (const finding of known) {
    const place = await startConsole();
    const page = await place.visitor();
    await signIn(page, finding.account);
    all.push(...(await replay({ page, account: finding.account, complaints: place.complaints }, finding)));
    await place.close();
  }
  return all;
}
