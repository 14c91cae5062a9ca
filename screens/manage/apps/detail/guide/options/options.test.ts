import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { callWords, detailWords, optionWords, secondWords } from './words.ts';

const types = await readFile('app/tracker/types.ts', 'utf8');

/** What an interface of the script declares, in which file it is. */
function declared(name: string) {
  const body = new RegExp(`export interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(types)?.[1] ?? '';
  const first: string[] = [];
  const second: string[] = [];
  for (const [, comment = '', member = ''] of body.matchAll(/((?: {2}\/\*\*.*\*\/\n)?) {2}(\w+)[?(:]/g))
    (comment.includes('Second file only') ? second : first).push(member);
  return { first, second };
}

const [options, details, methods] = ['Options', 'Details', 'Methods'].map(declared);

test('every option, call and detail of the first file is in the guide, and nothing that there is not', () => {
  expect(options?.first.toSorted()).toEqual(Object.keys(optionWords).toSorted());
  expect(details?.first.toSorted()).toEqual(Object.keys(detailWords).toSorted());
  // `init` is the first step of the guide.
  expect(methods?.first.toSorted()).toEqual([...Object.keys(callWords), 'init'].toSorted());
});

test('so is what the second file has, beside its own `debug`', () => {
  const second = [options, details].flatMap((one) => one?.second ?? []);
  expect([...second, 'debug'].toSorted()).toEqual(Object.keys(secondWords).toSorted());
});
