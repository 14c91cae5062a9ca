import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Screen } from '#app/routes/screen.ts';
import { digestOf } from '../../visual/image/digest.ts';
import { isJudged, type JudgedKeys } from '../../visual/portion/judged.ts';
import { SourceKeys } from '../../visual/portion/key.ts';
import { turnOf } from '../../visual/portion/portion.ts';
import { root } from '../../visual/stage/build.ts';

/** The key of the sources by which each route was walked last and nothing was wrong. */
export const judgedFile = join(root, 'tests/matrix/judged.txt');

/** What a route is made of in one word, and the file that it imports its screen from. */
export type KeyOf = (file: string) => string;

/** A route can execute code that no story executes, so the records of stories do not apply to it. */
const unrecorded = { of: () => undefined, folders: [] };

/** A route depends on what the stories of its screen import, and on how it is walked. */
export function routeKeys(folder = root, keys: Pick<SourceKeys, 'of'> = new SourceKeys(folder, unrecorded)): KeyOf {
  const walk = digestOf(...sourcesOfTheMatrix(folder));
  return (file) => {
    const place = dirname(file);
    const stories = filesIn(join(folder, place)).filter((name) => name.endsWith('.stories.tsx'));
    const parts = stories.length ? stories.map((name) => `${place}/${name}`) : [file];
    return digestOf(walk, ...parts.map((part) => keys.of(part)));
  };
}

/** The routes made of something else than when they were walked last, and a share of the others (decision 0098). */
export function routesToWalk<Of extends Pick<Screen, 'load' | 'path'>>(screens: readonly Of[], keyOf: KeyOf, judged: JudgedKeys): Of[] {
  const now = new Map(screens.map((screen) => [screen.path, keyOf(fileOf(screen))]));
  const turn = turnOf(now);
  return screens.filter(({ path }, at) => at % turn.of === turn.index - 1 || !isJudged(judged, path, now.get(path) ?? ''));
}

/** The file that a route imports its screen from. */
export function fileOf({ load }: Pick<Screen, 'load'>): string {
  const file = /['"](?:#|\/)(screens\/[^'"]+)['"]/.exec(String(load))?.[1];
  if (!file) throw new Error(`A route imports its screen from a path that can be read: ${String(load)}`);
  return file;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

function sourcesOfTheMatrix(folder: string): string[] {
  const place = join(folder, 'tests/matrix');
  const names = filesIn(place).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  return names.flatMap((name) => [name, readFileSync(join(place, name), 'utf8').replaceAll('\r', '')]);
}
