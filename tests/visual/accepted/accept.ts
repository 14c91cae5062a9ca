import { subjectOfFinding, type Finding, type GateRecord, type Status } from '../compare/record.ts';
import { complaintsAbout, isPictureChosen, wordsIn } from '../plan/filter.ts';
import { readKeys, writeKeys } from '../portion/judged.ts';
import { SourceKeys } from '../portion/key.ts';
import { unpacked } from '../ran/packed.ts';
import { writeRan } from '../ran/ran.ts';
import { readLines, updateLines, type Line } from './lines.ts';
import { folderOfPicture } from '../plan/picture.ts';

/** What a person wants to accept: pictures by words, or those of one cluster. */
export interface Wish {
  filter: string;
  cluster?: string;
}

export type Choice = { findings: Finding[] } | { refusal: string[] };

/** The findings that a wish means, or why nothing may be accepted. `inputs` is the hash of the sources as they are now. */
export function chosenFrom(record: GateRecord, { filter, cluster }: Wish, inputs: string): Choice {
  if (record.inputs !== inputs) {
    const again = `npm run visual${record.filter ? ` -- ${record.filter}` : ''}`;
    return { refusal: ['Nothing is accepted: the sources have changed since these pictures were shot.', `Shoot them again: ${again}`] };
  }
  const words = wordsIn(filter);
  const complaints = complaintsAbout(words, record.findings.map(subjectOfFinding), 'nothing that was shot last and is to be judged');
  if (complaints.length) return { refusal: complaints };
  const found = cluster === undefined ? undefined : clusterOf(record, cluster);
  if (cluster !== undefined && !found) {
    const there = record.clusters.map(({ id, paths }) => `  ${id}  ${paths.length} pictures, such as ${paths[0]}`);
    return { refusal: [`The last run has no cluster ${cluster}.`, ...there] };
  }
  const findings = record.findings.filter(
    (finding) => isPictureChosen(words, subjectOfFinding(finding), finding.variant) && (!found || found.paths.includes(finding.path)),
  );
  // Without anything to review the keys and the redrawn lines of the run are still to be written.
  if (!findings.length && record.findings.length)
    return { refusal: ['Nothing that was shot last and is to be judged is meant by these words.'] };
  return { findings };
}

/** New pictures, removed ones, and changed ones without a common cause are clusters of their own. */
function clusterOf({ clusters, findings }: GateRecord, id: string): { paths: string[] } | undefined {
  if (id !== 'new' && id !== 'removed' && id !== 'changed') return clusters.find((cluster) => cluster.id === id);
  const clustered = new Set(clusters.flatMap(({ paths }) => paths));
  return { paths: findings.filter(({ status, path }) => status === id && !clustered.has(path)).map(({ path }) => path) };
}

/** Where the lines are written, and the keys of what was judged. The record of what ran is below `root`, with the sources. */
export interface Places {
  root: string;
  baselines: string;
  judged: string;
}

export type Done = Record<Status, number>;

/** Takes the new lines as accepted. What failed has none: it is counted and stays as it is. */
export async function accept(findings: readonly Finding[], record: GateRecord, places: Places): Promise<Done> {
  const done: Done = { changed: 0, new: 0, removed: 0, failed: 0 };
  const changes: [path: string, line: Line | null][] = [];
  for (const { path, status, line } of findings) {
    done[status]++;
    if (status === 'removed') changes.push([path, null]);
    else if (line) changes.push([path, line]);
  }
  await updateLines(places.baselines, changes);
  await keepJudged(record, places);
  return done;
}

/**
 * Writes lines of which only the document changed, the records of what ran, and the keys of reviewed files of stories. A file without a new record
 * keeps its old key, and is judged again. The sources must be the ones that the run judged.
 */
export async function keepJudged(record: GateRecord, { root, baselines, judged }: Places): Promise<void> {
  await updateLines(baselines, record.redrawn ?? []);
  const lines = await readLines(baselines);
  const open = new Set(
    record.findings.filter((finding) => !isDone(finding, lines.get(finding.path))).map(({ path }) => folderOfPicture(path)),
  );
  const ran = unpacked(record.ran);
  writeRan(root, ran, { ...(record.folders && { all: record.folders }) });
  const sources = new SourceKeys(root);
  const keys = new Map(await readKeys(judged));
  for (const { folder, importPath } of record.whole ?? [])
    if (!open.has(folder) && ran.has(folder)) keys.set(folder, [sources.of(importPath)]);
  // Files of stories that are gone.
  const known = record.folders && new Set(record.folders);
  await writeKeys(
    judged,
    [...keys].filter(([folder]) => !known || known.has(folder)),
  );
}

function isDone({ status, line }: Finding, accepted: Line | undefined): boolean {
  if (status === 'removed') return accepted === undefined;
  return line !== undefined && accepted?.pixels === line.pixels && accepted.spoken === line.spoken && accepted.drawn === line.drawn;
}

export function wordsAbout({ changed, new: added, removed, failed }: Done): string[] {
  if (!changed && !added && !removed && !failed) return ['Nothing is left to review. Commit tests/visual with the change.'];
  const taken = `Accepted ${changed} changed and ${added} new, took ${removed} away. Commit tests/visual with the change.`;
  return failed ? [taken, `${failed} failed and are not accepted: fix their stories and run them again.`] : [taken];
}
