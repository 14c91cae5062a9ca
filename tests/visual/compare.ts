import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { coverage } from './cover/coverage.ts';
import { clustersOf } from './cause/clusters.ts';
import { changedTokens } from './cause/tokens.ts';
import { atFirst, baselineFile, baselines, picturesIn, reports, saveSide, sideFile } from './compare/folders.ts';
import { Gate } from './compare/gate.ts';
import { acceptances, goneFiles, stylesheetAt } from './accepted/history.ts';
import { inOrder, subjectOfFinding, type GateRecord } from './compare/record.ts';
import { acceptedSubjects, filesOf, folderOfPicture, removedFrom } from './accepted/removed.ts';
import { summaryOf } from './compare/summary.ts';
import { decode, encode } from './image/image.ts';
import { complaintsAbout, isVisitChosen, matching, partsOfPath, subjectOf, wordsIn } from './plan/filter.ts';
import { folderOf, type Theme } from './plan/picture.ts';
import { collisions, visitsOf } from './plan/plan.ts';
import { portionOf, type Wanted } from './portion/portion.ts';
import { commitShot, keepWhole, sinceWhole } from './portion/whole.ts';
import { wordsOf } from './plan/words.ts';
import { writeReport } from './report/write.ts';
import { launchPinned } from './stage/browser.ts';
import { freshBuild, hashOfInputs, root, storiesAt } from './stage/build.ts';
import { serve } from './stage/server.ts';
import { shoot } from './shoot/shoot.ts';

const { filter, built, isWithoutAxe = false, isSinceWhole = false, ...wanted } = wordsOf(process.argv.slice(2));
const words = wordsIn(filter);
const wish: Wanted = isSinceWhole ? ((await sinceWhole()) ?? {}) : wanted;
const { changed: _, ...portion } = wish;
const isPart = Object.keys(portion).length > 0;
// A Storybook that is taken as it is may be of any commit.
const commit = built ? undefined : await commitShot();
const build = await freshBuild(built);
const served = await serve(build.folder);
const all = await storiesAt(served.url);
const isMine = portionOf(all, wish);
const stories = matching(all, filter).filter(({ importPath }) => isMine(folderOf(importPath)));
const paths = (await picturesIn(baselines)).filter((path) => isMine(folderOfPicture(path)));
const known = await acceptances();
const files = filesOf(all);
const gone = await goneFiles(
  paths.filter((path) => !files.has(folderOfPicture(path))),
  known,
);
const accepted = acceptedSubjects(paths, all, new Map([...gone, ...files]));

const complaints = complaintsAbout(words, [...all.map(subjectOf), ...accepted.values()], 'no story and no picture');
// Of a share nobody expects that it holds what a word finds.
if (complaints.length && !isPart) {
  await served.close();
  console.error(complaints.join('\n'));
  process.exit(1);
}

for (const folder of ['before', 'after', 'difference'].map((side) => join(reports, side)).concat(atFirst))
  await rm(folder, { recursive: true, force: true });
const tokensNow = await readFile(join(root, 'design-system/tokens/tokens.css'), 'utf8');
const stylesheets = new Map<string, Promise<string>>();
const gate = new Gate({
  accepted: new Set(paths),
  words,
  acceptances: known,
  changedTokens: async (path: string, theme: Theme) => {
    // A picture that was accepted and not committed yet was shot of what is not committed either.
    const commit = known.get(path)?.commit ?? 'HEAD';
    const stylesheet = stylesheets.get(commit) ?? stylesheetAt(commit);
    stylesheets.set(commit, stylesheet);
    return changedTokens(await stylesheet, tokensNow, theme);
  },
  baselineOf: (path) => readFile(baselineFile(path)),
  shotOf: (path) => readFile(sideFile('after', path)),
  save: saveSide,
  keep: (side, path, png) => saveSide(side, path, png, atFirst),
});

const browser = await launchPinned();
const started = performance.now();
const { spent, rules, again } = await shoot({
  browser,
  url: served.url,
  stories,
  planner: (story, facts) => visitsOf(story, facts, !isWithoutAxe).filter((visit) => isVisitChosen(words, visit)),
  examine: (...capture) => gate.examine(...capture),
  isAccepted: (shot) => gate.isAccepted(shot),
  onAgain: (...visit) => gate.keep(...visit),
  onShot: (...shot) => gate.take(...shot),
  onTrouble: (story, trouble) => gate.refuse(story, trouble),
});
await gate.end();
const seconds = (performance.now() - started) / 1000;
await browser.close();
await served.close();

// What looks like another picture has none of its own.
const planned = new Set([...gate.planned.filter(({ as }) => as === undefined), ...gate.findings].map(({ path }) => path));
const failed = new Set(gate.findings.filter(({ status }) => status === 'failed').map(({ path }) => partsOfPath(path).stem));
const removed = removedFrom({ accepted, planned, failed, words });
for (const finding of removed) {
  const by = known.get(finding.path);
  if (by) finding.accepted = by;
  await saveSide('before', finding.path, await encode(await decode(await readFile(baselineFile(finding.path)))));
}
const pictures = [
  ...gate.planned.map(({ story, variant }) => ({ ...subjectOf(story), variant })),
  ...[...gate.findings, ...removed].map(subjectOfFinding),
];
// A story may be there without the variant that was asked for.
const idle = words.filter(({ variant }) => variant);
// A part of the stories shows a part of the rules.
const uncovered = !words.length && !isPart ? await coverage(rules.entries()) : [];
const record: GateRecord = {
  inputs: build.inputs,
  ...(commit && { commit }),
  filter,
  ...portion,
  stories: { judged: stories.length, all: all.length },
  shot: gate.planned.length,
  same: gate.same,
  seconds,
  again,
  spent: spent.entries(),
  rules: rules.entries(),
  complaints: [...collisions(gate.planned), ...complaintsAbout(idle, pictures, 'no picture'), ...uncovered],
  findings: inOrder([...gate.findings, ...removed]),
  causes: [...gate.causes],
  clusters: clustersOf(gate.causes),
};
await writeReport(record);
console.log(summaryOf(record).join('\n'));
const isGood = !record.findings.length && !record.complaints?.length;
const message = isGood ? await keepWhole(record, await hashOfInputs()) : undefined;
if (message) console.log(message);
process.exitCode = isGood ? 0 : 1;
