import type { Line } from '../accepted/lines.ts';
import type { Cause } from '../cause/cause.ts';
import type { Cluster } from '../cause/clusters.ts';
import { partsOfPath, type Subject } from '../plan/filter.ts';
import type { Picture } from '../plan/picture.ts';
import type { Shard } from '../plan/words.ts';
import type { RuleEntry } from '../stage/rules.ts';
import type { Box } from '../image/difference.ts';
import type { PackedRan } from '../ran/packed.ts';

/** The commit that brought a picture. */
export interface Acceptance {
  commit: string;
  author: string;
  date: string;
  subject: string;
}

export type Status = 'changed' | 'new' | 'removed' | 'failed';

/** A picture that needs a review. */
export interface Finding {
  path: string;
  status: Status;
  /** Nothing of these may be known of a picture whose story is gone. */
  storyId?: string;
  title?: string;
  name?: string;
  importPath?: string;
  globals?: string;
  variant: string;
  /** How many pixels differ, how much of the picture that is, and where. */
  changed?: number;
  share?: number;
  boxes?: Box[];
  /** What is accepted with it. Nothing of a failure, and of what is gone. */
  line?: Line;
  /** The digest of the accepted pixels, where they differ. */
  before?: string;
  /** Where the picture before comes from: the store, or the commit of which it was rendered again. */
  from?: string;
  /** What a screen reader gets now and did not before, and the other way round. */
  spokenChange?: string[];
  /** Who accepted what it is compared with. */
  accepted?: Acceptance;
  troubles?: string[];
}

/** What a run of the gate found; `npm run visual:accept` and the report read it. */
export interface GateRecord {
  /** The hash of what the shot Storybook was built of. */
  inputs: string;
  filter: string;
  /** Which share of the stories was looked at, where several machines share them. */
  shard?: Shard;
  /** Of the files of stories whose key has changed alone, and of a share of the others. */
  isOfChanged?: boolean;
  stories?: { judged: number; all: number };
  /** The folders of all files of stories. */
  folders?: string[];
  /** Files of stories that were judged as a whole. */
  whole?: { folder: string; importPath: string }[];
  /** What ran while these were judged. */
  ran?: PackedRan;
  /** Lines that are written without a review: of the same pixels and speech, and of stories without a picture. Null takes a line away. */
  redrawn?: [path: string, line: Line | null][];
  same: number;
  /** Pictures that were looked at, and those of them that were shot: the others are drawn as accepted. */
  seen: number;
  shot: number;
  seconds: number;
  /** What was judged again in a page that was loaded anew, and why. */
  again?: string[];
  /** Where the time went: seconds of all pages together, the longest first. */
  spent?: [what: string, seconds: number][];
  /** The rules about states that were met, and whether a picture shows them. */
  rules?: RuleEntry[];
  /** What is wrong with the run as a whole: two stories of one picture, a rule that no picture shows. Nobody accepts that. */
  complaints?: string[];
  /** Findings whose picture before is not to be had. */
  withoutBefore?: number;
  findings: Finding[];
  causes: [path: string, cause: Cause][];
  clusters: Cluster[];
}

const order: Status[] = ['failed', 'changed', 'new', 'removed'];

export const inOrder = (findings: Finding[]) =>
  findings.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.path.localeCompare(b.path));

export function findingOf(picture: Picture, rest: Omit<Finding, 'path' | 'variant'>): Finding {
  const { story, look, path, variant } = picture;
  const globals = Object.entries({ theme: look.theme, locale: look.locale, density: look.density, scenario: look.scenario });
  return {
    path,
    variant,
    storyId: story.id,
    title: story.title,
    name: story.name,
    importPath: story.importPath,
    globals: globals.flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])).join(';'),
    ...rest,
  };
}

/** What words find a finding by. */
export const subjectOfFinding = ({ path, storyId, title, importPath, variant }: Finding): Subject & { variant: string } => ({
  stem: partsOfPath(path).stem,
  storyId,
  title,
  importPath,
  variant,
});
