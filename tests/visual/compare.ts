import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clustersOf } from './compare/clusters.ts';
import { baselines, picturesIn, reports } from './compare/folders.ts';
import { findingOf, inOrder, removedFrom, type Finding, type GateRecord } from './compare/record.ts';
import type { Signature } from './compare/signature.ts';
import { wordsOf } from './plan/words.ts';
import { summaryOf } from './compare/summary.ts';
import { judge } from './compare/verdict.ts';
import { pathOf, type Picture } from './plan/picture.ts';
import { collisions, visitsOf } from './plan/plan.ts';
import { matching, type StoryEntry } from './plan/story.ts';
import { writeReport } from './report/write.ts';
import { launchPinned } from './stage/browser.ts';
import { freshBuild, storiesAt } from './stage/build.ts';
import { serve } from './stage/server.ts';
import { shoot } from './stage/shoot.ts';
import type { Shot } from './stage/stage.ts';

const { filter, built } = wordsOf(process.argv.slice(2));
const build = await freshBuild(built);
const served = await serve(build.folder);
const all = await storiesAt(served.url);
const stories = matching(all, filter);
const accepted = await picturesIn(baselines);
const isAccepted = new Set(accepted);
const planned: Picture[] = [];
const findings: Finding[] = [];
let same = 0;
const signatures = new Map<string, Signature>();
for (const side of ['before', 'after', 'difference']) await rm(join(reports, side), { recursive: true, force: true });

const browser = await launchPinned();
const started = performance.now();
await shoot({ browser, url: served.url, stories, planner: visitsOf, onShot, onTrouble });
const seconds = (performance.now() - started) / 1000;
await browser.close();
await served.close();

const paths = new Set([...planned.map(({ path }) => path), ...findings.map(({ path }) => path)]);
const removed = removedFrom({ accepted, planned: paths, all, matched: stories, filter });
for (const { path } of removed) await save('before', path, await readFile(join(baselines, path)));
findings.push(...removed);
const wrong = collisions(planned);
const record: GateRecord = {
  inputs: build.inputs,
  filter,
  shot: planned.length,
  same,
  seconds,
  findings: inOrder(findings),
  clusters: clustersOf(signatures),
};
await writeReport(record);
console.log([...summaryOf(record), ...wrong].join('\n'));
process.exitCode = findings.length || wrong.length ? 1 : 0;

async function onShot(picture: Picture, { png, troubles }: Shot) {
  if (picture.isUnseen && !troubles.length) return;
  planned.push(picture);
  if (!png || troubles.length) {
    findings.push(findingOf(picture, { status: 'failed', troubles }));
    return;
  }
  if (!isAccepted.has(picture.path)) {
    await save('after', picture.path, png);
    findings.push(findingOf(picture, { status: 'new' }));
    return;
  }
  const before = await readFile(join(baselines, picture.path));
  const verdict = judge(before, png);
  if (verdict.status === 'same') {
    same++;
    return;
  }
  const { changed, share, signature, difference } = verdict;
  signatures.set(picture.path, signature);
  await Promise.all([save('before', picture.path, before), save('after', picture.path, png), save('difference', picture.path, difference)]);
  findings.push(findingOf(picture, { status: 'changed', changed, share }));
}

function onTrouble(story: StoryEntry, trouble: string) {
  // Its pictures are unknown, so all accepted ones of the story stay until it can be read again.
  const own = accepted.filter((path) => path.startsWith(pathOf(story, '').slice(0, -'.png'.length)));
  const { id: storyId, title, name } = story;
  for (const path of own.length ? own : [pathOf(story, 'unread')])
    findings.push({ path, status: 'failed', variant: '', storyId, title, name, troubles: [trouble] });
}

async function save(side: 'before' | 'after' | 'difference', path: string, png: Buffer) {
  const file = join(reports, side, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
}
