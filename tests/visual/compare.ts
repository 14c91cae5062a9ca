import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { coverage } from './cover/coverage.ts';
import { addBefores } from './before/addBefores.ts';
import { clustersOf } from './cause/clusters.ts';
import { changedTokens } from './cause/tokens.ts';
import { keepJudged } from './accepted/accept.ts';
import { atFirst, baselines, places, reports, saveSide } from './compare/folders.ts';
import { Gate } from './compare/gate.ts';
import { History, goneFiles, stylesheetAt } from './accepted/history.ts';
import { none, readLines } from './accepted/lines.ts';
import { Progress } from './compare/progress.ts';
import { inOrder, subjectOfFinding, type GateRecord } from './compare/record.ts';
import { acceptedSubjects, filesOf, removedFrom } from './accepted/removed.ts';
import { folderOfPicture } from './plan/picture.ts';
import { summaryOf } from './compare/summary.ts';
import { complaintsAbout, isVisitChosen, matching, partsOfPath, subjectOf, wordsIn } from './plan/filter.ts';
import { folderOf, type Theme } from './plan/picture.ts';
import { collisions, visitsOf } from './plan/plan.ts';
import { judgedFile, readKeys } from './portion/judged.ts';
import { SourceKeys } from './portion/key.ts';
import { portionOf, wholeFiles } from './portion/portion.ts';
import { wordsOf } from './plan/words.ts';
import { packed } from './ran/packed.ts';
import { writeReport } from './report/write.ts';
import { launchPinned } from './stage/browser.ts';
import { freshBuild, hashOfInputs, root, storiesAt } from './stage/build.ts';
import { serve } from './stage/server.ts';
import { shoot } from './shoot/shoot.ts';
import { pictureStore } from './store/store.ts';

const { filter, built, isWithoutAxe = false, isShot = false, ...wanted } = wordsOf(process.argv.slice(2));
const words = wordsIn(filter);
const isPart = Object.keys(wanted).length > 0;
const build = await freshBuild(built);
const served = await serve(build.folder);
const all = await storiesAt(served.url);
const files = filesOf(all);
const sources = new SourceKeys(root);
const keys = {
  now: new Map([...files].map(([folder, { importPath }]) => [folder, sources.of(importPath)])),
  judged: await readKeys(judgedFile),
};
const isMine = portionOf(all, wanted, keys);
const stories = matching(all, filter).filter(({ importPath }) => isMine(folderOf(importPath)));
const lines = new Map([...(await readLines(baselines))].filter(([path]) => isMine(folderOfPicture(path))));
const history = new History();
const gone = await goneFiles([...lines.keys()].map(folderOfPicture).filter((folder) => !files.has(folder)));
const accepted = acceptedSubjects([...lines.keys()], all, new Map([...gone, ...files]));

const complaints = complaintsAbout(words, [...all.map(subjectOf), ...accepted.values()], 'no story and no picture');
// A share need not hold what a word finds.
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
  accepted: lines,
  words,
  acceptanceOf: (path) => history.of(path),
  changedTokens: async (path: string, theme: Theme) => {
    // A line that is not committed yet was made of sources that are not committed either.
    const commit = (await history.of(path))?.commit ?? 'HEAD';
    const stylesheet = stylesheets.get(commit) ?? stylesheetAt(commit);
    stylesheets.set(commit, stylesheet);
    return changedTokens(await stylesheet, tokensNow, theme);
  },
  store: pictureStore,
  save: saveSide,
  keep: (side, path, png) => saveSide(side, path, png, atFirst),
});

const progress = await Progress.start(stories.length, all.length, { isOfChanged: wanted.isOfChanged === true, isShot });
const browser = await launchPinned();
const started = performance.now();
// A Storybook that was given may be of other sources, and without axe nothing is judged.
const isKept = !built && !isWithoutAxe;
const { spent, rules, again, ran } = await shoot({
  browser,
  url: served.url,
  stories,
  ...(isKept && { words: sources.wordsToFind() }),
  planner: (story, facts) => visitsOf(story, facts, !isWithoutAxe).filter((visit) => isVisitChosen(words, visit)),
  examine: (...capture) => gate.examine(...capture),
  ...(!isShot && { isDrawnAsAccepted: (picture, drawn) => gate.isDrawnAsAccepted(picture, drawn) }),
  isAccepted: (...visit) => gate.isAccepted(...visit),
  onAgain: (...visit) => gate.keep(...visit),
  onShot: async (...shot) => {
    await gate.take(...shot);
    progress.note(shot[0], gate.findings.length);
  },
  onTrouble: (story, trouble) => gate.refuse(story, trouble),
});
await gate.end();
const seconds = (performance.now() - started) / 1000;
progress.end();
await browser.close();
await served.close();

const planned = new Set([...gate.planned, ...gate.unseen, ...gate.findings].map(({ path }) => path));
const failed = new Set(gate.findings.filter(({ status }) => status === 'failed').map(({ path }) => partsOfPath(path).stem));
const absent = removedFrom({ accepted, planned, failed, words });
const isPictured = ({ path }: { path: string }) => lines.get(path)?.pixels !== none;
const removed = absent.filter(isPictured);
for (const finding of removed) {
  const by = await history.of(finding.path);
  const { pixels } = lines.get(finding.path) ?? {};
  Object.assign(finding, by && { accepted: by }, pixels && { before: pixels });
}
const pictures = [
  ...gate.planned.map(({ story, variant }) => ({ ...subjectOf(story), variant })),
  ...[...gate.findings, ...removed].map(subjectOfFinding),
];
// A story may be there without the variant of a word.
const idle = words.filter(({ variant }) => variant);
// Only a run that shoots all stories has met all rules.
const uncovered = !words.length && !isPart && isShot ? await coverage(rules.entries()) : [];
const whole = words.some(({ variant }) => variant) ? [] : wholeFiles(all, stories);
const record: GateRecord = {
  inputs: build.inputs,
  filter,
  ...(wanted.shard && { shard: wanted.shard }),
  ...(wanted.isOfChanged && { isOfChanged: true }),
  stories: { judged: stories.length, all: all.length },
  folders: [...files.keys()],
  whole: whole.map((folder) => ({ folder, importPath: files.get(folder)?.importPath ?? '' })),
  ran: packed(new Map([...ran].filter(([folder]) => whole.includes(folder)))),
  redrawn: [...gate.redrawn, ...absent.filter((one) => !isPictured(one)).map(({ path }): [string, null] => [path, null])],
  seen: gate.planned.length,
  shot: gate.shot,
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
await addBefores(record);
await writeReport(record);
if (isKept && record.inputs === (await hashOfInputs())) await keepJudged(record, places);
else if (isKept) console.log('The sources have changed during the run: what it judged is not kept.');
console.log(summaryOf(record).join('\n'));
process.exitCode = record.findings.length || record.complaints?.length ? 1 : 0;
