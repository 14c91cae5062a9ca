import { nameOf, type Cluster } from '../cause/clusters.ts';
import type { Finding, GateRecord, Status } from '../compare/record.ts';

/** The run for the page of a change: figures, what failed and why, and for each cause one picture before and after. Pictures are linked beside it. */
export function markdownOf({ findings, clusters, shot, same, seconds, filter, complaints = [] }: GateRecord): string {
  const of = (status: Status) => findings.filter((finding) => finding.status === status);
  const [failed, changed, added, removed] = [of('failed'), of('changed'), of('new'), of('removed')];
  const figures = [shot, same, changed.length, added.length, removed.length, failed.length];
  return [
    '# Pictures',
    '',
    `${findings.length ? 'Pictures differ from those that were accepted.' : 'All pictures are as they were accepted.'} [The whole report](index.html)`,
    '',
    '| shot | same | changed | new | removed | failed |',
    '| ---: | ---: | ---: | ---: | ---: | ---: |',
    `| ${figures.join(' | ')} |`,
    '',
    `${filter ? `Only what \`${filter}\` means. ` : ''}Shot in ${seconds.toFixed(0)} s.`,
    ...section(
      'Wrong with the run',
      complaints,
      complaints.map((complaint) => `- ${escaped(complaint)}`),
    ),
    ...section('Failed', failed, failed.flatMap(failure)),
    ...section(`Changed, by cause`, clusters, clusters.flatMap(changes)),
    ...section('New', added, [...one(added), ...accepting('new'), ...list(added)]),
    ...section('Removed', removed, [...one(removed), ...accepting('removed'), ...list(removed)]),
    '',
  ].join('\n');
}

const section = (title: string, of: unknown[], lines: string[]) => (of.length ? ['', `## ${title}: ${of.length}`, '', ...lines] : []);

function failure({ path, troubles = [], changed }: Finding): string[] {
  const pair = changed ? ['', ...table(['First shot', 'Second shot'], [image('before', path), image('after', path)])] : [];
  return [`- \`${path}\``, '', ...troubles.map((trouble) => `      ${trouble.replaceAll(/\s+/g, ' ').slice(0, 300)}`), ...pair, ''];
}

function changes(cluster: Cluster): string[] {
  const [path = ''] = cluster.paths;
  const count = `${cluster.paths.length} ${cluster.paths.length === 1 ? 'picture' : 'pictures'}`;
  return [
    `### ${escaped(nameOf(cluster))} · ${count}`,
    '',
    ...table(['Before', 'After'], [image('before', path), image('after', path)]),
    '',
    ...accepting(cluster.id),
    ...list(cluster.paths.map((one) => ({ path: one }))),
  ];
}

function one([first]: Finding[]): string[] {
  return first ? [image(first.status === 'removed' ? 'before' : 'after', first.path), ''] : [];
}

const accepting = (cluster: string) => [`Accept: \`npm run visual:accept -- --cluster ${cluster}\``, ''];

const list = (findings: { path: string }[]) => [
  `<details><summary>${findings.length} by path</summary>`,
  '',
  ...findings.map(({ path }) => `- \`${path}\``),
  '',
  '</details>',
  '',
];

const table = (heads: string[], cells: string[]) => [
  `| ${heads.join(' | ')} |`,
  `| ${heads.map(() => '---').join(' | ')} |`,
  `| ${cells.join(' | ')} |`,
];

const image = (side: string, path: string) => `<img src="${encodeURI(`${side}/${path}.png`)}" alt="${path}" width="480">`;

const escaped = (text: string) => text.replaceAll(/[<>|`*_[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);
