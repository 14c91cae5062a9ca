import type { Finding, GateRecord, Status } from '../compare/record.ts';

/** Pictures that are reviewed together, with what they have in common. */
export interface Group {
  kind: 'recolour' | 'patch' | 'part' | Exclude<Status, 'changed'>;
  /** The part's title, or the two colours. */
  title: string;
  /** Tokens that have the new colour. */
  tokens: string[];
  paths: string[];
}

export interface Review extends Pick<GateRecord, 'shot' | 'same' | 'seconds' | 'filter'> {
  findings: Finding[];
  byChange: Group[];
  byPart: Group[];
}

/** Arranges the findings of a run for review. */
export function reviewOf({ findings, clusters, shot, same, seconds, filter }: GateRecord, tokens: Map<string, string[]>): Review {
  const withStatus = (kind: Exclude<Status, 'changed'>): Group => ({
    kind,
    title: '',
    tokens: [],
    paths: findings.filter(({ status }) => status === kind).map(({ path }) => path),
  });
  const changes = clusters.map(({ paths, recolour, patch }): Group => {
    if (!recolour) return { kind: 'patch', title: `${patch.width} × ${patch.height} px`, tokens: [], paths };
    const [before = '', after = ''] = recolour.split(' > ');
    return { kind: 'recolour', title: `${before} → ${after}`, tokens: tokens.get(after) ?? tokens.get(before) ?? [], paths };
  });
  const byChange = [withStatus('failed'), ...changes, withStatus('new'), withStatus('removed')].filter(({ paths }) => paths.length);
  return { shot, same, seconds, filter, findings, byChange, byPart: partsOf(findings) };
}

function partsOf(findings: Finding[]): Group[] {
  const parts = new Map<string, Group>();
  for (const { path, title } of findings) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const part = parts.get(folder) ?? { kind: 'part', title: folder, tokens: [], paths: [] };
    if (title) part.title = title;
    part.paths.push(path);
    parts.set(folder, part);
  }
  return [...parts.values()].sort((a, b) => a.title.localeCompare(b.title));
}
