import { nameOf } from '../cause/clusters.ts';
import type { Box } from '../image/difference.ts';
import type { GateRecord, Status } from './record.ts';

const most = 40;

/** The terminal output of a run: figures first, then names, with equal changes listed once. */
export function summaryOf({
  findings,
  clusters,
  same,
  seen,
  shot,
  redrawn = [],
  withoutBefore = 0,
  seconds,
  again = [],
  spent = [],
  rules = [],
  complaints = [],
}: GateRecord): string[] {
  const count = (status: Status) => findings.filter((finding) => finding.status === status).length;
  const speed = seen ? ` · ${((seconds / seen) * 100).toFixed(1)} s per 100` : '';
  const figures = [`${same} same`, ...(['changed', 'new', 'removed', 'failed'] as const).map((status) => `${count(status)} ${status}`)];
  const lines = findings.map(({ status, path, changed, boxes, troubles, before, spokenChange }) => {
    const detail =
      status === 'changed'
        ? ` · ${[(changed !== undefined || before) && pixelsOf(changed, boxes), spokenChange && 'what a screen reader gets'].filter(Boolean).join(', ')}`
        : (troubles ?? []).map((trouble) => `\n    ${briefly(trouble)}`).join('');
    return `  ${status.padEnd(7)} ${path}${detail}`;
  });
  const rest = lines.length > most ? [`  … and ${lines.length - most} more`] : [];
  const groups = clusters.filter(({ paths }) => paths.length > 1);
  return [
    ...lines.slice(0, most),
    ...rest,
    ...groups.map((cluster) => `  ${cluster.paths.length} pictures for one cause: ${nameOf(cluster)}    --cluster ${cluster.id}`),
    `${seen} pictures in ${seconds.toFixed(1)} s${speed}, ${shot} of them shot: ${figures.join(' · ')}`,
    ...(redrawn.length
      ? [
          `${redrawn.length} lines of tests/visual/baselines were written anew: pixels and speech are the same, the document is not. Commit them`,
        ]
      : []),
    ...(withoutBefore ? [`${withoutBefore} pictures before are not in the store and were not rendered again`] : []),
    ...(again.length
      ? [
          `${again.length} judged again in a page that was loaded anew: ${again.slice(0, most).join(', ')}. How they looked at first: reports/visual/at-first`,
        ]
      : []),
    ...(spent.length ? [`Pages spent ${spent.map(([what, time]) => `${time.toFixed(0)} s to ${what}`).join(', ')}`] : []),
    ...(rules.length
      ? [`Rules about hover, focus and press: ${rules.filter(({ isShown }) => isShown).length} of ${rules.length} are in a picture`]
      : []),
    ...(findings.length
      ? ['Look: reports/visual/index.html or npm run visual:review    Accept: npm run visual:accept [-- words | -- --cluster id]']
      : []),
    ...complaints,
  ];
}

// The error of a play function contains a whole document.
const briefly = (trouble: string) => trouble.replace(/\s+/g, ' ').slice(0, 600);

const pixelsOf = (changed: number | undefined, boxes?: readonly Box[]) =>
  changed === undefined ? 'other pixels, no picture before' : `${changed} px${placeOf(boxes)}`;

/** Where to look, on a machine whose pictures cannot be seen. */
const placeOf = ([first]: readonly Box[] = []) =>
  first ? ` in ${first.right - first.left} × ${first.bottom - first.top} px at ${first.left}, ${first.top}` : '';
