import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { baselineFile, sideFile } from '../compare/folders.ts';
import { isBlank } from '../image/image.ts';
import { isMadeOf, pack } from '../image/pack.ts';
import { subjectOfFinding, type Finding, type GateRecord, type Status } from '../compare/record.ts';
import { complaintsAbout, isPictureChosen, wordsIn } from '../plan/filter.ts';

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
  if (!findings.length) return { refusal: ['Nothing that was shot last and is to be judged is meant by these words.'] };
  return { findings };
}

/** New pictures, and removed ones, are a cluster of their own. */
function clusterOf({ clusters, findings }: GateRecord, id: string): { paths: string[] } | undefined {
  if (id !== 'new' && id !== 'removed') return clusters.find((cluster) => cluster.id === id);
  return { paths: findings.filter(({ status }) => status === id).map(({ path }) => path) };
}

/** Where the new pictures stand, and where the accepted ones. */
export interface Places {
  reports: string;
  baselines: string;
}

export interface Done extends Record<Status, number> {
  bytes: number;
}

/** Takes the new pictures as baselines. What failed has none: it is counted and stays as it is. */
export async function accept(findings: Finding[], { reports, baselines }: Places): Promise<Done> {
  const done: Done = { changed: 0, new: 0, removed: 0, failed: 0, bytes: 0 };
  const waiting = findings.values();
  const work = async () => {
    for (const { path, status } of waiting) {
      const baseline = baselineFile(path, baselines);
      if (status === 'removed') await rm(baseline, { force: true });
      else if (status !== 'failed') done.bytes += await take(sideFile('after', path, reports), baseline);
      done[status]++;
    }
  };
  // A picture takes a core for a twentieth of a second to pack.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return done;
}

async function take(shot: string, baseline: string): Promise<number> {
  const png = await readFile(shot);
  if (await isBlank(png)) throw new Error(`${shot} shows nothing and is not accepted`);
  const picture = await pack(png);
  await mkdir(dirname(baseline), { recursive: true });
  await writeFile(baseline, picture);
  return picture.length;
}

/** What is still to be judged: new pictures that were not taken, and accepted ones that no story shows any more. */
export async function leftOf(findings: Finding[], { reports, baselines }: Places): Promise<Finding[]> {
  const left: Finding[] = [];
  const read = (file: string) => readFile(file).catch(() => undefined);
  // One after another: of thousands of pictures not all fit into memory.
  for (const finding of findings) {
    const baseline = await read(baselineFile(finding.path, baselines));
    const shot = finding.status === 'removed' ? undefined : await read(sideFile('after', finding.path, reports));
    const isDone = finding.status === 'removed' ? !baseline : baseline && shot && isMadeOf(baseline, shot);
    if (!isDone) left.push(finding);
  }
  return left;
}

export function wordsAbout({ changed, new: added, removed, failed, bytes }: Done): string[] {
  const taken = `Accepted ${changed} changed and ${added} new pictures (${(bytes / 1024).toFixed(0)} KB), deleted ${removed}.`;
  return failed ? [taken, `${failed} failed and are not accepted: mend their stories and shoot them again.`] : [taken];
}
