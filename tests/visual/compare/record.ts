import { folderOf, kebab, type Picture } from '../plan/picture.ts';
import { isShot } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import type { Cluster } from './clusters.ts';

export type Status = 'changed' | 'new' | 'removed' | 'failed';

/** A picture that needs a review. */
export interface Finding {
  path: string;
  status: Status;
  /** Nothing of these is known of a picture whose story is gone. */
  storyId?: string;
  title?: string;
  name?: string;
  globals?: string;
  variant: string;
  /** How many pixels differ, and how much of the picture that is. */
  changed?: number;
  share?: number;
  troubles?: string[];
}

/** What a run of the gate found; `npm run visual:accept` and the report read it. */
export interface GateRecord {
  /** The hash of what the shot Storybook was built of. */
  inputs: string;
  filter: string;
  same: number;
  shot: number;
  seconds: number;
  findings: Finding[];
  clusters: Cluster[];
}

const order: Status[] = ['failed', 'changed', 'new', 'removed'];

export const inOrder = (findings: Finding[]) =>
  findings.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.path.localeCompare(b.path));

export function findingOf(picture: Picture, rest: Pick<Finding, 'status' | 'changed' | 'share' | 'troubles'>): Finding {
  const { story, look, path, variant } = picture;
  const globals = Object.entries({ theme: look.theme, locale: look.locale, density: look.density, scenario: look.scenario });
  return {
    path,
    variant,
    storyId: story.id,
    title: story.title,
    name: story.name,
    globals: globals.flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])).join(';'),
    ...rest,
  };
}

/** A story's pictures, without the variant: `primitives/button/Button/states`. */
export const stemOf = ({ importPath, exportName }: StoryEntry) => `${folderOf(importPath)}/${kebab(exportName)}`;

const stemAndVariant = (path: string) => /^(.*)\.([^./]+)\.png$/.exec(path);

interface Known {
  accepted: string[];
  planned: Set<string>;
  all: StoryEntry[];
  matched: StoryEntry[];
  filter: string;
}

/** Accepted pictures that no story shows any more. A run of some stories says nothing about the others. */
export function removedFrom({ accepted, planned, all, matched, filter }: Known): Finding[] {
  const living = new Set(all.filter(isShot).map(stemOf));
  const judged = new Set(matched.map(stemOf));
  return accepted.flatMap((path): Finding[] => {
    const [, stem = path, variant = ''] = stemAndVariant(path) ?? [];
    const isJudged = living.has(stem) ? judged.has(stem) : !filter || path.toLowerCase().includes(filter.toLowerCase());
    return isJudged && !planned.has(path) ? [{ path, status: 'removed', variant }] : [];
  });
}
