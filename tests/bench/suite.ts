import { existsSync, readFileSync } from 'node:fs';

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
  const { shot, seconds }: { shot: number; seconds: number } = JSON.parse(readFileSync(gate, 'utf8'));
  console.log(`Pictures: ${shot} in ${seconds.toFixed(1)} s, ${((seconds / shot) * 100).toFixed(1)} s per 100`);
}
