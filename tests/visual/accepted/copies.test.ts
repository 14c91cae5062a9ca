import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { baselineFile, baselines, picturesIn } from '../compare/folders.ts';
import { digestIn } from '../image/pack.ts';
import { partsOfPath } from '../plan/filter.ts';
import { folderOfPicture } from './removed.ts';

/**
 * A second picture of the same says nothing, and has to be judged each time. A state that changes nothing says just that; and where a page leads to
 * another one, the stories of both have to be judged without each other.
 */
test('no two stories of a file have the same picture', async () => {
  const owners = new Map<string, string>();
  const copies: string[] = [];
  for (const path of await picturesIn(baselines)) {
    const digest = digestIn(await readFile(baselineFile(path)))?.toString('hex') ?? '';
    const picture = `${folderOfPicture(path)} ${digest}`;
    const owner = owners.get(picture);
    if (owner === undefined) owners.set(picture, path);
    else if (partsOfPath(owner).stem !== partsOfPath(path).stem)
      copies.push(`${path} is ${owner}: photograph its moment, or say picture: { as: '…' } in its parameters`);
  }
  expect(copies).toEqual([]);
});
