import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { baselineFile, baselines, picturesIn } from '../compare/folders.ts';
import { digestIn } from '../image/pack.ts';
import { partsOfPath } from '../plan/filter.ts';

/** A second picture of the same says nothing, and has to be judged each time. A state that changes nothing says just that. */
test('no two stories have the same picture', async () => {
  const owners = new Map<string, string>();
  const copies: string[] = [];
  for (const path of await picturesIn(baselines)) {
    const digest = digestIn(await readFile(baselineFile(path)))?.toString('hex') ?? '';
    const owner = owners.get(digest);
    if (owner === undefined) owners.set(digest, path);
    else if (partsOfPath(owner).stem !== partsOfPath(path).stem)
      copies.push(`${path} is ${owner}: photograph its moment, or say picture: { as: '…' } in its parameters`);
  }
  expect(copies).toEqual([]);
});
