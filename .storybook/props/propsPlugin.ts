import { readFileSync } from 'node:fs';
import { builtinResolvers, ERROR_CODES, parse } from 'react-docgen';
import { parseSync, type Plugin } from 'vite';

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/**
 * Tells Storybook the props of a part where its stories are. Storybook's own way reads those of every component that a story comes by, with the
 * types that they are made of: half of the time in which a server that has just started shows a first screen.
 */
export const propsPlugin = (): Plugin => ({
  name: 'provena-props',
  enforce: 'pre',
  async transform(code, id) {
    const part = partOf(id, code);
    const found = part && (await this.resolve(part.from, id));
    if (!found) return undefined;
    this.addWatchFile(found.id);
    const props = propsOf(part.name, found.id);
    // At the end, so that no line of the stories moves.
    return props && { code: `${code};${part.as}.__docgenInfo=${JSON.stringify(props)}`, map: null };
  },
});

/** The part whose stories a file holds: `component: Button`, and where it imports that from. One that stands in the file itself has no props to tell. */
export function partOf(file: string, code: string) {
  if (!file.endsWith('.stories.tsx')) return undefined;
  const as = /\bcomponent: (\w+)/.exec(code)?.[1];
  for (const { moduleRequest, entries } of parseSync(file, code).module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === as);
    if (as && entry) return { as, name: entry.importName.name ?? as, from: moduleRequest.value };
  }
  return undefined;
}

/** What Storybook expects to find at a component, by the name under which its file exports it. */
export function propsOf(name: string, file: string) {
  try {
    return parse(readFileSync(file, 'utf8'), { filename: file, resolver }).find(({ displayName }) => displayName === name);
  } catch (error) {
    // A file that is read well, but in which no component is found.
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return undefined;
    throw error;
  }
}
