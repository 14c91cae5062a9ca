import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { parseSync, type Plugin } from 'vite';
import { storiesOf, type Story } from '../../tests/architecture/stories/stories.ts';
import type { Node } from '../../tests/architecture/stories/tree.ts';
import { isState, variations, type Variation } from '../../tests/visual/modes.ts';
import { storyName } from '../names/storyName.ts';

/** A story that the build for Chromatic has besides those of its file. */
export interface Varied {
  of: string;
  kind: Variation;
  exportName: string;
}

/** The variations that stories of a file may have. Nothing is shot of one that the plan has no picture for. */
export function variedIn(file: string, source: string): Varied[] {
  const { program } = parseSync(file, source);
  // The parser's own types are wider than what is walked here.
  const stories = storiesOf({ program: program as unknown as Node });
  return stories.flatMap((story) =>
    variations
      .filter((kind) => mayHave(kind, story, story === stories[0], textAbout(story.name, source)))
      .map((kind) => varied(story.name, kind)),
  );
}

function mayHave(kind: Variation, { tags, hasPlay }: Story, isFirst: boolean, text: string): boolean {
  if (tags.includes('no-picture')) return false;
  const isMatrix = tags.includes('matrix');
  if (kind === 'unplayed') return tags.includes('screen') && hasPlay && (isFirst || isMatrix);
  const isUsual = isMatrix && !tags.includes('screen') && kind !== 'print';
  return isUsual || text.includes(`${isState(kind) ? 'state' : 'medium'}: '${kind}'`);
}

/** What a file says about one of its stories: what it says about all, about the story that this one extends, and about this one. */
function textAbout(name: string, source: string): string {
  const [head = '', ...stories] = source.split(/^export const (?=[A-Z])/m);
  const own = stories.find((text) => text.startsWith(`${name} `)) ?? '';
  const extended = /^\w+ = ([A-Z]\w*)\.extend\(/.exec(own)?.[1];
  return extended === undefined ? head + own : textAbout(extended, source) + own;
}

const varied = (of: string, kind: Variation): Varied => ({
  of,
  kind,
  exportName: of + kind.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
});

/** Lists variations after the stories of their file, so that the first story stays the first. */
export const withVaried = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    const added = variedIn(file, await readFile(file, 'utf8')).flatMap(({ of, exportName }) =>
      entries.filter((entry) => entry.exportName === of && entry.type === 'story').map((entry) => entryOf(entry, exportName)),
    );
    return [...entries, ...added];
  },
});

/** Without the id of the story that it varies, so that Storybook makes one of the name, as it does in the browser. */
function entryOf({ __id: _id, ...entry }: IndexInput, exportName: string): IndexInput {
  return { ...entry, exportName, name: storyName(exportName), tags: [...(entry.tags ?? []), '!dev', '!autodocs'] };
}

const vary = join(import.meta.dirname, 'vary.ts').replaceAll('\\', '/');

/** Adds the variations to the files of stories, after all that they say themselves, so that no line of them moves. */
export const variedPlugin = (): Plugin => ({
  name: 'provena-varied',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    const added = file.endsWith('.stories.tsx') ? variedIn(file, code) : [];
    if (!added.length) return undefined;
    const exports = added.map(({ of, kind, exportName }) => `export const ${exportName} = ${of}.extend(vary(${of}, '${of}', '${kind}'));`);
    return { code: `${code};import { vary } from '${vary}';${exports.join('')}`, map: null };
  },
});
