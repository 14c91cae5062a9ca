import { nameOf } from '../cause/clusters.ts';
import type { Box } from '../image/difference.ts';
import type { GateRecord, Status } from './record.ts';

const most = 40;

/** The terminal output of a run: figures first, then names, with equal changes listed once. */
export function summaryOf({
  findings,
  clusters,
  same,
  shot,
  seconds,
  again = [],
  spent = [],
  rules = [],
  complaints = [],
  since,
  besides,
  stories,
}: GateRecord): string[] {
  const count = (status: Status) => findings.filter((finding) => finding.status === status).length;
  const speed = shot ? ` · ${((seconds / shot) * 100).toFixed(1)} s per 100` : '';
  const figures = [`${same} same`, ...(['changed', 'new', 'removed', 'failed'] as const).map((status) => `${count(status)} ${status}`)];
  const lines = findings.map(({ status, path, changed, boxes, troubles }) => {
    const detail =
      status === 'changed' ? ` · ${changed} px${placeOf(boxes)}` : (troubles ?? []).map((trouble) => `\n    ${briefly(trouble)}`).join('');
    return `  ${status.padEnd(7)} ${path}${detail}`;
  });
  const rest = lines.length > most ? [`  … and ${lines.length - most} more`] : [];
  const groups = clusters.filter(({ paths }) => paths.length > 1);
  return [
    ...lines.slice(0, most),
    ...rest,
    ...groups.map((cluster) => `  ${cluster.paths.length} pictures for one cause: ${nameOf(cluster)}    --cluster ${cluster.id}`),
    ...(since && stories
      ? [
          `${stories.judged} of ${stories.all} stories were looked at: what has changed since ${since.slice(0, 8)}${besides ? `, and share ${besides.index} of ${besides.of} of the rest; all by npm run visual` : ''}`,
        ]
      : []),
    `${shot} pictures in ${seconds.toFixed(1)} s${speed}: ${figures.join(' · ')}`,
    ...(again.length
      ? [
          `${again.length} judged again in a page that was loaded anew: ${again.slice(0, most).join(', ')}. What looked otherwise at first: reports/visual/at-first`,
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

/** Where to look, on a machine whose pictures nobody gets to see. */
const placeOf = ([first]: readonly Box[] = []) =>
  first ? ` in ${first.right - first.left} × ${first.bottom - first.top} px at ${first.left}, ${first.top}` : '';
