import type { Part } from '../parts.ts';
import type { Choice } from './choice.ts';
import { lastSeconds, type Figure, type Report } from './figures.ts';

/** What a run prints first: which parts it runs, what they judge and why, and how long each took the last time. */
export function openingOf({ groups, isAll }: Choice, figures: readonly Figure[], report: Report | undefined): string[] {
  const parts = groups.flat();
  const secondsOf = ({ name }: Part) => lastSeconds(figures, name, isAll);
  const widths = [columnOf(parts.map(({ name }) => name)), columnOf(parts.map(({ description }) => description))] as const;
  const rows = parts.map((part) => {
    const seconds = secondsOf(part);
    const last = seconds === undefined ? 'no earlier run is known' : `last time ${seconds.toFixed(1)} s`;
    const stories = part.name === 'stories' && report?.stories;
    const judged = stories ? `; the last report: ${stories.judged} of ${stories.all} stories in ${report.seconds.toFixed(0)} s` : '';
    return `  ${part.name.padEnd(widths[0])}  ${part.description.padEnd(widths[1])}  ${last}${judged}`;
  });
  return [`${parts.length} parts run. ${reasonFor(parts, isAll)}`, ...rows, totalOf(groups, secondsOf)];
}

const columnOf = (texts: string[]) => Math.max(...texts.map(({ length }) => length));

function reasonFor(parts: Part[], isAll: boolean): string {
  const selecting = parts.filter(({ fullCommand }) => fullCommand).map(({ name }) => name);
  if (isAll) return 'Each judges everything, because of --all.';
  if (!selecting.length) return 'Each judges everything.';
  const names = selecting.join(' and ');
  return `Of ${names} those are judged whose sources have changed since they were judged last, and a share of the others; with --all, all are.`;
}

/** Parts of one group run at the same time. */
function totalOf(groups: Part[][], secondsOf: (part: Part) => number | undefined): string {
  const known = groups.map((group) => group.flatMap((part) => secondsOf(part) ?? []));
  if (!known.flat().length) return 'No earlier run is known here, so nothing says how long this one takes.';
  const total = known.reduce((sum, seconds) => sum + Math.max(0, ...seconds), 0);
  const unknown = groups.flat().filter((part) => secondsOf(part) === undefined);
  const rest = unknown.length ? `, without ${unknown.map(({ name }) => name).join(', ')}` : '';
  return `The last time this took about ${(total / 60).toFixed(0)} min${rest}.`;
}
