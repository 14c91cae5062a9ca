import type { Tried, Verdict } from './try-calls.ts';

const verdicts: readonly Verdict[] = ['conforms', 'refused', 'lacking', 'broken', 'malformed', 'unreachable', 'not tried'];

/** A line for each call, and a last one that counts. */
export function tableOf(tried: readonly Tried[]): string {
  const width = Math.max(...tried.map(({ call }) => call.length));
  const lines = tried.map(({ call, verdict, detail }) => `${call.padEnd(width)}  ${verdict}${detail ? ` (${detail})` : ''}`);
  const counts = verdicts.map((verdict) => `${tried.filter((one) => one.verdict === verdict).length} ${verdict}`);
  return [...lines, '', counts.join(', ')].join('\n');
}
