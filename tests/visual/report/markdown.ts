import { nameOf, type Cluster } from '../cause/clusters.ts';
import type { Finding, GateRecord, Status } from '../compare/record.ts';
import { fitted, type Section } from './fitted.ts';

/** GitHub refuses a comment of more than 65,536 characters. */
export const mostCharacters = 60_000;

/** So many paths of one cause are listed, and so many reasons of one failure. */
const mostPaths = 60;
const mostTroubles = 5;

/** How the summary refers to the folder of the report. */
interface Links {
  page: string;
  image: (side: 'before' | 'after', path: string) => string;
}

/**
 * Links are relative to the published folder of the report, or absolute where its address is known. Where nobody publishes it (`none`), pictures are named.
 */
function linksTo(address: string): Links {
  const base = address && address !== 'none' ? `${address.replace(/\/+$/, '')}/` : '';
  const name = (path: string) => escaped(path).slice(0, 300);
  return {
    page: address === 'none' ? 'the whole report' : `[the whole report](${base}index.html)`,
    image: (side, path) =>
      address === 'none'
        ? `${side}: \`${path}\``
        : `<img src="${base}${encodeURI(`${side}/${path}.png`).replaceAll('#', '%23')}" alt="${name(path)}" width="480">`,
  };
}

/**
 * The summary of a run for the page of a change: figures, what failed and why, and for each cause one picture before and after. It always fits; what is
 * left out is counted and is in the whole report.
 */
export function markdownOf(record: GateRecord, address = ''): string {
  const { findings, clusters, seen, shot, same, seconds, filter, complaints = [] } = record;
  const links = linksTo(address);
  const of = (status: Status) => findings.filter((finding) => finding.status === status);
  const [failed, changed, added, removed] = [of('failed'), of('changed'), of('new'), of('removed')];
  const inClusters = new Set(clusters.flatMap(({ paths }) => paths));
  const figures = [seen, shot, same, changed.length, added.length, removed.length, failed.length];
  const byPath = new Map(findings.map((finding) => [finding.path, finding]));
  const sections: Section[] = [
    {
      title: 'Wrong with the run',
      blocks: complaints.map((complaint) => ({ count: 1, lines: [`- ${escaped(complaint).slice(0, 1000)}`] })),
    },
    { title: 'Failed', blocks: failed.map((finding) => ({ count: 1, lines: failure(finding, links) })) },
    {
      title: 'Changed, by cause',
      blocks: clusters.map((cluster) => ({ count: cluster.paths.length, lines: changes(cluster, byPath, links) })),
    },
    {
      title: 'Changed, each for itself',
      blocks: alone(
        changed.filter(({ path }) => !inClusters.has(path)),
        links,
      ),
    },
    { title: 'New', blocks: together(added, 'after', links) },
    { title: 'Removed', blocks: together(removed, 'before', links) },
  ];
  const head = [
    '# Pictures',
    '',
    `${findings.length ? 'Pictures differ from those that were accepted' : 'All pictures are as they were accepted'}: ${links.page}.`,
    '',
    '| judged | shot | same | changed | new | removed | failed |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    `| ${figures.join(' | ')} |`,
    '',
    `${filter ? `Only what \`${filter.slice(0, 300)}\` means. ` : ''}Judged in ${seconds.toFixed(0)} s.`,
  ];
  return fitted(head, sections, mostCharacters, (count) => `${count} more are left out here. They are in ${links.page}.`);
}

function failure({ path, troubles = [], changed }: Finding, { image }: Links): string[] {
  const pair = changed ? ['', ...table(['First shot', 'Second shot'], [image('before', path), image('after', path)])] : [];
  const shown = troubles.slice(0, mostTroubles).map((trouble) => `      ${trouble.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
  const rest = troubles.length > shown.length ? [`      … and ${troubles.length - shown.length} more`] : [];
  return [`- \`${path}\``, '', ...shown, ...rest, ...pair, ''];
}

function changes(cluster: Cluster, byPath: Map<string, Finding>, links: Links): string[] {
  const [path = ''] = cluster.paths;
  return [
    `### ${escaped(nameOf(cluster)).slice(0, 300)} · ${pictures(cluster.paths.length)}`,
    '',
    ...table(['Before', 'After'], [links.image('before', path), links.image('after', path)]),
    '',
    ...speech(byPath.get(path)),
    ...accepting(`--cluster ${cluster.id}`),
    ...list(cluster.paths),
  ];
}

/** Changes without a cluster: of the pixels where there is no picture before, or only of what a screen reader gets. Equal changes of speech are one block. */
function alone(findings: Finding[], links: Links) {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { path, before, spokenChange } = finding;
    const key = before || !spokenChange ? path : spokenChange.join('\n');
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    if (!first) return { count: 0, lines: [] };
    const { path, before, from } = first;
    const cells = [before && from ? links.image('before', path) : '–', links.image('after', path)];
    return {
      count: group.length,
      lines: [
        `### \`${path}\` · ${pictures(group.length)}`,
        '',
        ...(before ? table(['Before', 'After'], cells) : ['The pixels are the same. A screen reader gets something else.']),
        '',
        ...speech(first),
        ...(group.length <= mostTroubles ? accepting(group.map((one) => one.path).join(' ')) : []),
        ...(group.length > 1 ? list(group.map((one) => one.path)) : []),
      ],
    };
  });
}

/** New or removed pictures are one block, with the first of them. */
function together(findings: Finding[], side: 'before' | 'after', { image }: Links) {
  const [first] = findings;
  if (!first) return [];
  const isShown = side === 'after' || first.from !== undefined;
  const lines = [
    isShown ? image(side, first.path) : '–',
    '',
    ...accepting(`--cluster ${first.status}`),
    ...list(findings.map(({ path }) => path)),
  ];
  return [{ count: findings.length, lines }];
}

function speech(finding: Finding | undefined): string[] {
  const { spokenChange = [] } = finding ?? {};
  if (!spokenChange.length) return [];
  // A line of backticks would end the block.
  const lines = spokenChange.slice(0, 20).map((line) => line.replaceAll('```', "'''").slice(0, 200));
  const rest = spokenChange.length > lines.length ? [`… and ${spokenChange.length - lines.length} more lines`] : [];
  return ['A screen reader gets:', '', '```diff', ...lines, ...rest, '```', ''];
}

const pictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`;

const accepting = (what: string) => [`Accept: \`npm run visual:accept -- ${what}\``, ''];

const list = (paths: string[]) => [
  `<details><summary>${paths.length} by path</summary>`,
  '',
  ...paths.slice(0, mostPaths).map((path) => `- \`${path}\``),
  ...(paths.length > mostPaths ? [`- … and ${paths.length - mostPaths} more`] : []),
  '',
  '</details>',
  '',
];

const table = (heads: string[], cells: string[]) => [
  `| ${heads.join(' | ')} |`,
  `| ${heads.map(() => '---').join(' | ')} |`,
  `| ${cells.join(' | ')} |`,
];

const escaped = (text: string) => text.replaceAll(/[<>|`*_[\]"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
