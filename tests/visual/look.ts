import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { sizeOf } from './image/image.ts';
import { chosenPictures, choiceOf } from './look/choice.ts';
import { pageOf, sheetsOf, type Cell, type Row, type Sheet } from './look/sheet.ts';
import { folderOf, type Picture } from './plan/picture.ts';
import { complaintsAbout, matching, subjectOf, wordsIn } from './plan/filter.ts';
import type { StoryEntry } from './plan/story.ts';
import { launch } from './stage/browser.ts';
import { freshBuild, root, storiesAt } from './stage/build.ts';
import { serve } from './stage/server.ts';
import { shoot } from './shoot/shoot.ts';
import type { Shot } from './stage/shot.ts';

const started = performance.now();
const choice = choiceOf(process.argv.slice(2));
const folder = join(root, 'reports/look');
// A page of its own for each choice: several people look at the same time.
const page = `${choice.filter.replace(/[^\p{L}\p{N}]+/gu, '-') || 'all'}.html`;
const served = choice.url ? { url: choice.url, close: async () => {} } : await serve((await freshBuild()).folder);
const all = await storiesAt(served.url);
const stories = matching(all, choice.filter);
const complaints = complaintsAbout(wordsIn(choice.filter), all.map(subjectOf), 'no story');
if (complaints.length) {
  await served.close();
  console.error(complaints.join('\n'));
  process.exit(1);
}
const shots = new Map<StoryEntry, { picture: Picture; shot: Omit<Shot, 'others'> }[]>(stories.map((story) => [story, []]));
const unread = new Map<StoryEntry, string>();

const browser = await launch();
await shoot({
  browser,
  url: served.url,
  stories,
  pages: choice.pages,
  planner: (story, facts) => chosenPictures(choice, story, facts),
  onShot: (picture, shot) => void shots.get(picture.story)?.push({ picture, shot }),
  onTrouble: (story, trouble) => unread.set(story, trouble),
});
await save();
const sheets = allSheets();
await writeSheets(browser, sheets);
await browser.close();
await served.close();
report();

async function save() {
  for (const { picture, shot } of [...shots.values()].flat()) {
    if (!shot.png) continue;
    const file = join(folder, `${picture.path}.png`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, shot.png);
  }
}

function allSheets(): Sheet[] {
  const files = new Map<string, Row[]>();
  for (const [story, taken] of shots) files.set(story.importPath, [...(files.get(story.importPath) ?? []), rowOf(story, taken)]);
  return [...files].flatMap(([file, rows]) => {
    const title = stories.find(({ importPath }) => importPath === file)?.title ?? file;
    return sheetsOf(folderOf(file).replaceAll('/', '-'), title, rows);
  });
}

function rowOf(story: StoryEntry, taken: { picture: Picture; shot: Omit<Shot, 'others'> }[]): Row {
  const cells = new Map<string, Cell>();
  for (const { picture, shot } of taken) {
    if (!shot.png) continue;
    const key = shot.png.toString('base64');
    const equal = cells.get(key);
    if (equal) equal.alsoVariants.push(picture.variant);
    else cells.set(key, { picture, ...sizeOf(shot.png), alsoVariants: [] });
  }
  const troubles = taken.flatMap(({ picture, shot }) => shot.troubles.map((trouble) => `${picture.variant}: ${trouble}`));
  const trouble = unread.get(story);
  return { title: story.name, id: story.id, cells: [...cells.values()], troubles: trouble ? [trouble] : troubles };
}

async function writeSheets(browser: Browser, sheets: Sheet[]) {
  await mkdir(folder, { recursive: true });
  await copyFile(join(root, 'design-system/tokens/tokens.css'), join(folder, 'tokens.css'));
  const index = join(folder, page);
  await writeFile(index, pageOf(sheets));
  const tab = await browser.newPage({ viewport: { width: 2560, height: 1200 } });
  await tab.goto(pathToFileURL(index).href);
  for (const { name } of sheets) await tab.locator(`[id="${name}"]`).screenshot({ path: join(folder, `${name}.png`) });
}

function report() {
  const all = [...shots.values()].flat();
  for (const { name, rows } of sheets) {
    console.log(`reports/look/${name}.png`);
    for (const { id, troubles } of rows) for (const trouble of troubles) console.log(`  ${id}: ${trouble.slice(0, 300)}`);
  }
  console.log(
    `${all.length} pictures of ${stories.length} stories in ${((performance.now() - started) / 1000).toFixed(1)} s · reports/look/${page}`,
  );
}
