import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { digestOf } from '../../image/digest.ts';
import type { Picture } from '../../plan/picture.ts';
import { isJudgedThoroughly } from './judged.ts';

const root = join(import.meta.dirname, '../../../..');

/** Packages that draw, drive and judge. */
const packages = ['@sparticuz/chromium', 'playwright', 'axe-core'];
/**
 * Sources that decide how a page is brought to rest, what of it is shot, and what axe is asked. Those that make the digest need not be here: where they
 * read a document differently, they make another digest of it.
 */
const sources = [
  'tests/visual/stage/in-page',
  'tests/visual/stage/visit',
  'tests/visual/stage/room',
  'tests/visual/stage/browser.ts',
  'tests/visual/stage/loading.ts',
  'tests/visual/stage/page.ts',
  'tests/browser/chromium.ts',
  '.storybook/driven/axe.ts',
  '.storybook/driven/axe-audit.ts',
  '.storybook/driven/colours.ts',
];

let known: string | undefined;

/** What draws and judges besides the page itself. When it changes, everything is shot and judged anew. */
const renderer = (): string => (known ??= digestOf(...packages.map(versionOf), ...sources.flatMap(filesIn)));

function versionOf(name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

function filesIn(source: string): string[] {
  const path = join(root, source);
  const names = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [''];
  const files = names.filter((name) => /(?<!\.test)\.tsx?$/.test(join(source, name)) && !name.startsWith('drawn')).sort();
  return files.flatMap((name) => [join(source, name).replaceAll('\\', '/'), codeOf(join(path, name))]);
}

/** Without comments and indentation: another wording draws nothing else. */
function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of parseSync(file, text).comments) {
    pieces.push(text.slice(at, start));
    at = end;
  }
  return [...pieces, text.slice(at)].join('').replaceAll(/\s+/g, ' ');
}

/** Of what axe judges thoroughly the shell is a part, and of the pictures of the shell's own stories. */
export const isWithoutShell = (picture: Picture) => picture.frame === 'main' && !isThorough(picture);

/** The first visit of a story is the one that axe judges. */
const isThorough = (picture: Picture) => (picture.hasMoments === true || picture.isUnseen === true) && isJudgedThoroughly(picture);

/** The digest of a picture: what the document is, and what it is shown on, by and as. */
export const drawnOf = (document: string, picture: Picture): string =>
  digestOf(
    renderer(),
    document,
    picture.frame,
    isThorough(picture) ? 'thoroughly' : '',
    JSON.stringify(picture.look, Object.keys(picture.look).toSorted()),
  );
