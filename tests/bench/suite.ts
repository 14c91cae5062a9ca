import { existsSync, readFileSync } from 'node:fs';
import type { GateRecord } from '../visual/compare/record.ts';

/** How long the last `npm test` took, part by part, and what the picture gate did in it. Both keep their figures where this reads them. */
export function printSuite() {
  const suite = 'reports/test.json';
  const gate = 'reports/visual/record.json';
  if (!existsSync(suite) || !existsSync(gate)) {
    console.log('\nSuite: run `npm test` first; it keeps how long each part took.');
    return;
  }
  const parts: { name: string; seconds: number; isGood: boolean }[] = JSON.parse(readFileSync(suite, 'utf8'));
  console.log('\nThe last `npm test`, part by part');
  console.table(
    Object.fromEntries(
      parts.map(({ name, seconds, isGood }) => [name, { seconds: Number(seconds.toFixed(1)), result: isGood ? 'passed' : 'failed' }]),
    ),
  );
  const { seen, shot, seconds, stories, spent = [] }: GateRecord = JSON.parse(readFileSync(gate, 'utf8'));
  const speed = seen ? `, ${((seconds / seen) * 100).toFixed(1)} s per 100` : '';
  console.log(
    `Pictures: ${seen} of ${stories?.judged ?? 0} stories in ${seconds.toFixed(1)} s${speed}; ${shot} were shot, the others are drawn as accepted`,
  );
  console.table(Object.fromEntries(spent.map(([what, time]) => [what, { 'seconds of all pages': Number(time.toFixed(1)) }])));
}
