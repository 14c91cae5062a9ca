/** One thing that was looked at, and what to do where it is wrong. */
export interface Outcome {
  name: string;
  isGood: boolean;
  /** What was found. */
  detail: string;
  /** Only where it is not good. */
  fix?: string;
  /** The check did not run. `detail` has the reason. */
  isSkipped?: boolean;
}

export const pass = (name: string, detail: string): Outcome => ({ name, isGood: true, detail });
export const fail = (name: string, detail: string, fix: string): Outcome => ({ name, isGood: false, detail, fix });
export const skip = (name: string, detail: string): Outcome => ({ name, isGood: true, detail, isSkipped: true });

/** One outcome for many files: names the first three that are wrong, and counts the others. */
export function verdict(name: string, wrong: readonly string[], good: string, fix: string): Outcome {
  if (wrong.length === 0) return pass(name, good);
  const more = wrong.length > 3 ? ` and ${wrong.length - 3} more` : '';
  return fail(name, `${wrong.slice(0, 3).join('; ')}${more}`, fix);
}

/** A line for each, the fix below what failed, and a last line that counts. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.flatMap(({ name, isGood, isSkipped, detail, fix }) => [
    `${isSkipped ? 'skip' : isGood ? 'pass' : 'FAIL'}  ${name.padEnd(width)}  ${detail}`,
    ...(fix === undefined ? [] : [`${' '.repeat(6 + width + 2)}fix: ${fix}`]),
  ]);
  const skipped = outcomes.filter(({ isSkipped }) => isSkipped).length;
  const failed = outcomes.filter(({ isGood }) => !isGood).length;
  const tried = outcomes.length - skipped;
  const sum = failed === 0 ? `All ${tried} passed` : `${failed} of ${tried} failed`;
  return [...lines, '', skipped === 0 ? sum : `${sum}, ${skipped} not tried`].join('\n');
}
