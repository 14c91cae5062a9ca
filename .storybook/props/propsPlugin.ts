import { readFileSync } from 'node:fs';
import { builtinResolvers, ERROR_CODES, makeFsImporter, parse } from 'react-docgen';
import { parseSync, type Plugin } from 'vite';

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** The files from which types of props were taken, parsed. */
const parseCache: NonNullable<Parameters<typeof makeFsImporter>[1]>['parseCache'] = new Map();
const importer = makeFsImporter(undefined, { parseCache, resolveCache: new Map() });

/**
 * Tells Storybook the props of a part where its stories are. Storybook's own way reads those of every component that a story comes by, with the
 * types that they are made of: half of the time in which a server that has just started shows a first screen.
 */
export function propsPlugin(): Plugin {
  /** What each file of stories was told, and of what. */
  const told = new Map<string, { part: Part; file: string; words: string }>();
  return {
    name: 'provena-props',
    enforce: 'pre',
    async transform(code, id) {
      const part = partOf(id, code);
      const found = part && (await this.resolve(part.from, id));
      if (!found) return undefined;
      const words = wordsAbout(part, found.id);
      told.set(id, { part, file: found.id, words });
      // At the end, so that no line of the stories moves.
      return { code: `${code};${words}`, map: null };
    },
    /** When a part changes, or a file from which it has types, its stories are read anew if they would be told something else. */
    hotUpdate({ file, modules }) {
      const wasRead = parseCache.delete(file);
      const stale = [...told].filter(([, one]) => (wasRead || one.file === file) && wordsAbout(one.part, one.file) !== one.words);
      return [...new Set([...modules, ...stale.flatMap(([id]) => this.environment.moduleGraph.getModuleById(id) ?? [])])];
    },
  };
}

interface Part {
  /** What the file of stories calls it, and what its own file does. */
  as: string;
  name: string;
  from: string;
}

/** The part whose stories a file holds: `component: Button`, and where it imports that from. One that stands in the file itself has no props to tell. */
export function partOf(file: string, code: string): Part | undefined {
  if (!file.endsWith('.stories.tsx')) return undefined;
  const as = /\bcomponent: (\w+)/.exec(code)?.[1];
  for (const { moduleRequest, entries } of parseSync(file, code).module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === as);
    if (as && entry) return { as, name: entry.importName.name ?? as, from: moduleRequest.value };
  }
  return undefined;
}

function wordsAbout({ as, name }: Part, file: string) {
  const props = propsOf(name, file);
  return props ? `${as}.__docgenInfo=${JSON.stringify(props)}` : '';
}

/** What Storybook expects to find at a component, by the name under which its file exports it. */
export function propsOf(name: string, file: string) {
  try {
    const found = parse(readFileSync(file, 'utf8'), { filename: file, resolver, importer });
    return found.find(({ displayName }) => displayName === name);
  } catch (error) {
    // A file that is read well, but in which no component is found, or one that is gone while a Storybook runs.
    if (error instanceof Error && 'code' in error && (error.code === ERROR_CODES.MISSING_DEFINITION || error.code === 'ENOENT'))
      return undefined;
    throw error;
  }
}
