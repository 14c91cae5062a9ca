import { readFile } from 'node:fs/promises';
import { causeOf } from '../cause/cause.ts';
import { clustersOf } from '../cause/clusters.ts';
import { saveSide, sideFile } from '../compare/folders.ts';
import { figuresOf, saveAll } from '../compare/gate.ts';
import type { Finding, GateRecord } from '../compare/record.ts';
import { changesBetween } from '../compare/verdict.ts';
import { decode, encode } from '../image/image.ts';
import { pictureStore } from '../store/store.ts';
import { commitsWithPictures } from './commits.ts';
import { renderAt } from './renderAt.ts';

/** More pictures than these are not rendered again by themselves: who reviews one of a cause has seen it. */
const most = 120;

/**
 * Adds the picture before to each finding whose accepted picture is not in the store: it is rendered again from a commit at which it was accepted. What
 * cannot be rendered is named with the reason; the finding can be accepted all the same.
 */
export async function addBefores(record: GateRecord): Promise<void> {
  const open = record.findings.filter(({ before, from, status }) => before !== undefined && from === undefined && status !== 'failed');
  for (const finding of open) await compare(record, finding, 'store');
  const missing = spread(open.filter(({ from }) => from === undefined)).slice(0, most);
  if (missing.length) {
    const commits = await commitsWithPictures(missing);
    if (!commits.length) console.log('Pictures before are not rendered again: git knows no earlier commit here');
    for (const commit of commits) {
      const left = missing.filter(({ from }) => from === undefined);
      if (!left.length) break;
      const trouble = await renderAt(commit, left);
      if (trouble) console.log(trouble);
      for (const finding of left) await compare(record, finding, commit.slice(0, 12));
    }
  }
  const without = open.filter(({ from }) => from === undefined).length;
  record.withoutBefore = without;
  record.clusters = clustersOf(new Map(record.causes));
}

/** The first of each file of stories, then the second: a part of them shows as many files as possible. */
function spread(findings: readonly Finding[]): Finding[] {
  const places = new Map<string, number>();
  const ranked = findings.map((finding) => {
    const place = places.get(finding.importPath ?? '') ?? 0;
    places.set(finding.importPath ?? '', place + 1);
    return { finding, place };
  });
  return ranked.sort((a, b) => a.place - b.place).map(({ finding }) => finding);
}

async function compare(record: GateRecord, finding: Finding, from: string): Promise<void> {
  const { path, before = '', status } = finding;
  const old = await pictureStore.picture(before);
  if (!old) return;
  finding.from = from;
  if (status === 'removed') return saveSide('before', path, await encode(await decode(old)));
  const after = await readFile(sideFile('after', path));
  const changes = changesBetween(await decode(old), await decode(after));
  if (!changes) return undefined;
  const { cause, boxes } = await causeOf(changes, [], async () => ({ uses: {} }));
  await saveAll(saveSide, path, after, changes);
  Object.assign(finding, { ...figuresOf(changes), boxes });
  record.causes.push([path, cause]);
  return undefined;
}
