import { speedsOf } from './speed.ts';
import type { Tried } from '../try-calls.ts';
import { verdicts } from '../verdict.ts';

/** A line for each call, and a last one that counts. */
export function tableOf(tried: readonly Tried[]): string {
  const width = Math.max(...tried.map(({ call }) => call.length));
  const { speeds } = speedsOf(tried.map(({ milliseconds }) => milliseconds));
  const lines = tried.map(({ call, verdict, detail }, index) => {
    const speed = speeds[index];
    const words = [`${call.padEnd(width)}  ${verdict}${detail ? ` (${detail})` : ''}`, speed && `${speed.median} ms`, speed?.mark];
    return words.filter(Boolean).join(', ');
  });
  const counts = verdicts.map((verdict) => `${tried.filter((one) => one.verdict === verdict).length} ${verdict}`);
  return [...lines, '', counts.join(', ')].join('\n');
}
