import { verdicts } from '../verdict.ts';
import { levelTitles } from '../levels/levels.ts';
import type { Report, Result } from './report.ts';

/** `conforms`, or with roles that were answered differently: `conforms (owner); refused: -1003 (partner)`. Right refusals are counted below. */
function inWords(all: readonly Result[]): string {
  const others = all.filter(({ result }) => !result.endsWith(', rightly'));
  const results = others.length ? others : all;
  return results.map(({ result, roles }) => (results.length === 1 ? result : `${result} (${roles.join(', ')})`)).join('; ');
}

/** The levels with a line for each call, and a last line that counts. */
export function tableOf({ calls, ladder, counts }: Report): string {
  const width = Math.max(...calls.map(({ call }) => call.length));
  const lines = ladder.flatMap(({ level, tried, broken }) => [
    '',
    `Level ${level}, ${levelTitles[level]}: ${broken.length ? `${broken.length} of ${tried} break` : `${tried} tried`}`,
    ...calls
      .filter((one) => one.level === level)
      .flatMap(({ call, results, speed, problem }) => {
        const words = [`${call.padEnd(width)}  ${inWords(results)}`, speed && `${speed.median} ms`, speed?.mark];
        const line = words.filter(Boolean).join(', ');
        return problem ? [line, `${' '.repeat(width)}  ${problem}`] : [line];
      }),
  ]);
  return [...lines, '', verdicts.map((verdict) => `${counts[verdict] ?? 0} ${verdict}`).join(', ')].join('\n');
}
