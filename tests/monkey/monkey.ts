import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { signIn, startConsole } from '../journeys/startConsole.ts';
import { randomFrom } from './choices.ts';
import { walk, type Finding } from './walk.ts';

/** `npm run monkey -- --seed 7 --minutes 10` presses what the built console offers, for every role. The same seed presses the same. */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, minutes: { type: 'string', default: '10' }, roles: { type: 'string' } },
});
const seed = Number(values.seed);
const roles = values.roles?.split(',') ?? ['super', 'manager', 'appmanager', 'staff', 'analyst', 'channel', 'demo'];
const each = (Number(values.minutes) * 60_000) / roles.length;

const findings: Finding[] = [];
for (const [index, account] of roles.entries()) {
  // A world of its own for each role, so that what one has changed is not in the way of the next.
  const place = await startConsole();
  const page = await place.visitor();
  await signIn(page, account);
  const random = randomFrom(seed * 1000 + index);
  const until = Date.now() + each;
  let steps = 0;
  while (Date.now() < until) {
    const walked = await walk({ page, seed, account, random, until, complaints: place.complaints });
    steps += walked.steps;
    findings.push(...walked.findings);
    // It has signed itself out, or its session has ended.
    if (Date.now() < until) await signIn(page, account);
  }
  await place.close();
  console.log(`${account}: ${steps} steps, ${findings.filter((one) => one.account === account).length} findings`);
}
const lines = findings.map(({ account, step, what, before }) => `${account}, step ${step}: ${what}\n  ${before.join('\n  ')}`);
console.log([...lines, `${findings.length} findings with seed ${seed}`].join('\n'));
mkdirSync('reports', { recursive: true });
writeFileSync('reports/monkey.json', JSON.stringify(findings, null, 1));
process.exitCode = findings.length ? 1 : 0;
