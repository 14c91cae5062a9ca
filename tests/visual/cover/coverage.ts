import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reports } from '../compare/folders.ts';
import type { RuleEntry } from '../stage/rules.ts';

/** The rules that no picture shows, with the file of stories where their part stands. It may only become shorter. */
const list = join(import.meta.dirname, 'unshown.json');

/** What is wrong with the cover of a whole run. What no picture shows now is written beside the report, in the form of the list. */
export async function coverage(entries: RuleEntry[]): Promise<string[]> {
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'unshown.json'), `${JSON.stringify(unshownOf(entries), undefined, 2)}\n`);
  const text = await readFile(list, 'utf8').catch(() => undefined);
  return text === undefined ? [] : complaintsOf(entries, JSON.parse(text));
}

/** `hover: &:hover { … }` -> `hover`. */
const stateOf = (key: string) => key.slice(0, key.indexOf(':'));

export const unshownOf = (entries: RuleEntry[]): Record<string, string> =>
  Object.fromEntries(entries.filter(({ isShown }) => !isShown).map(({ key, place }) => [key, place]));

export function complaintsOf(entries: RuleEntry[], listed: Record<string, string>): string[] {
  const fresh = entries.filter(({ key, isShown }) => !isShown && !(key in listed));
  const shown = entries.filter(({ key, isShown }) => isShown && key in listed);
  return [
    ...fresh.map(
      ({ key, place }) =>
        `No picture shows ${key}, which is met in ${place}: tag a story of the part \`matrix\`, or of a screen \`pictures: [{ state: '${stateOf(key)}' }]\``,
    ),
    ...shown.map(({ key }) => `A picture shows ${key}: take it from tests/visual/cover/unshown.json`),
  ];
}
