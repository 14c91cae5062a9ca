import { expect, test } from 'vitest';
import { files, isStory } from '../../architecture/source.ts';
import { storiesOf } from '../../architecture/stories/stories.ts';
import { baselines } from '../compare/folders.ts';
import { partsOfPath } from '../plan/filter.ts';
import { folderOf, kebab } from '../plan/picture.ts';
import { none, readLines } from './lines.ts';
import { folderOfPicture } from '../plan/picture.ts';

/** Stories that say which other one they look like. */
const alike = new Set(
  files
    .filter(({ path }) => isStory(path))
    .flatMap((file) => storiesOf(file).flatMap(({ name, as }) => (as ? `${folderOf(file.path)}/${kebab(name)}` : []))),
);

/**
 * A second picture of the same shows nothing new, and has to be judged each time. A state that changes nothing shows just that; and where a page leads to
 * another one, the stories of both have to be judged without each other.
 */
test('no two stories of a file have the same picture', async () => {
  const owners = new Map<string, string>();
  const copies: string[] = [];
  for (const [path, { pixels }] of [...(await readLines(baselines))].sort()) {
    const { stem } = partsOfPath(path);
    if (pixels === none || alike.has(stem)) continue;
    const picture = `${folderOfPicture(path)} ${pixels}`;
    const owner = owners.get(picture);
    if (owner === undefined) owners.set(picture, path);
    else if (partsOfPath(owner).stem !== stem)
      copies.push(`${path} is ${owner}: photograph its moment, or say picture: { as: '…' } in its parameters`);
  }
  expect(copies).toEqual([]);
});
