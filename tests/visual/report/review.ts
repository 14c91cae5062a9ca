import { nameOf, type Cluster } from '../cause/clusters.ts';
import { folderOfPicture } from '../plan/picture.ts';
import type { Finding, GateRecord, Status } from '../compare/record.ts';

/** Pictures that are reviewed together, with what they have in common. */
export interface Group {
  kind: 'token' | 'recolour' | 'element' | 'patch' | 'part' | Exclude<Status, 'changed'>;
  /** The cause in a few words, or the part's title. */
  title: string;
  /** The old colour and the new one. */
  colours: string[];
  /** Tokens that have the new colour, where no token itself has changed. */
  tokens: string[];
  paths: string[];
  /** What stands behind `npm run visual:accept --` to accept just these; nothing where none can be accepted. */
  accept?: string;
}

export interface Review extends Pick<GateRecord, 'seen' | 'shot' | 'same' | 'seconds' | 'filter'> {
  complaints: string[];
  findings: Finding[];
  byChange: Group[];
  byPart: Group[];
}

/** Arranges the findings of a run for review. */
export function reviewOf(
  { findings, clusters, seen, shot, same, seconds, filter, complaints = [] }: GateRecord,
  tokens: Map<string, string[]>,
): Review {
  const withStatus = (kind: 'failed' | 'new' | 'removed'): Group => ({
    kind,
    title: '',
    colours: [],
    tokens: [],
    paths: findings.filter(({ status }) => status === kind).map(({ path }) => path),
    ...(kind !== 'failed' && { accept: `--cluster ${kind}` }),
  });
  const changes = clusters.map((cluster) => groupOf(cluster, tokens));
  const byChange = [withStatus('failed'), ...changes, withStatus('new'), withStatus('removed')].filter(({ paths }) => paths.length);
  return { seen, shot, same, seconds, filter, complaints, findings, byChange, byPart: partsOf(findings) };
}

function groupOf(cluster: Cluster, tokens: Map<string, string[]>): Group {
  const { id, paths, recolour, element } = cluster;
  return {
    kind: cluster.tokens ? 'token' : recolour ? 'recolour' : element ? 'element' : 'patch',
    title: nameOf(cluster),
    colours: recolour ? [recolour.before, recolour.after] : [],
    tokens: !cluster.tokens && recolour ? (tokens.get(recolour.after) ?? []) : [],
    paths,
    accept: `--cluster ${id}`,
  };
}

function partsOf(findings: Finding[]): Group[] {
  const parts = new Map<string, Group>();
  for (const { path, title, status } of findings) {
    const folder = folderOfPicture(path);
    const part = parts.get(folder) ?? { kind: 'part', title: folder, colours: [], tokens: [], paths: [] };
    if (title) part.title = title;
    if (status !== 'failed') part.accept = `${folder}/`;
    part.paths.push(path);
    parts.set(folder, part);
  }
  return [...parts.values()].sort((a, b) => a.title.localeCompare(b.title));
}
