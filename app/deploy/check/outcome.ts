/** One thing that was looked at, and what to do where it is wrong. */
export interface Outcome {
  name: string;
  isGood: boolean;
  /** What was found. */
  detail: string;
  /** Only where it is not good. */
  fix?: string;
}

export const pass = (name: string, detail: string): Outcome => ({ name, isGood: true, detail });
export const fail = (name: string, detail: string, fix: string): Outcome => ({ name, isGood: false, detail, fix });

/** A line for each, the fix below what failed, and a last line that counts. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.flatMap(({ name, isGood, detail, fix }) => [
    `${isGood ? 'pass' : 'FAIL'}  ${name.padEnd(width)}  ${detail}`,
    ...(fix === undefined ? [] : [`${' '.repeat(6 + width + 2)}fix: ${fix}`]),
  ]);
  const failed = outcomes.filter(({ isGood }) => !isGood).length;
  return [...lines, '', failed === 0 ? `All ${outcomes.length} passed` : `${failed} of ${outcomes.length} failed`].join('\n');
}
