import type { Fact } from './useStatus.ts';
import type { Failure } from './useFailures.ts';

interface Section {
  title: string;
  lines: readonly string[];
}

export const linesOf = (facts: readonly Fact[]): string[] => facts.map(({ term, value }) => `${term}: ${value}`);

export const failureLines = (failures: readonly Failure[]): string[] =>
  failures.map(({ time, call, trouble, code, duration, trace }) => [time, call, trouble, code, duration, trace ?? '–'].join('  '));

/** Plain text for a support ticket. Sections without lines are left out. */
export const statusText = (sections: readonly Section[]): string =>
  sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [title, ...lines].join('\n'))
    .join('\n\n');
