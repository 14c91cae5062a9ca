import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { storyName } from './storyName.ts';

/** Reads stories as Storybook does, and names them as people write. A name that a story gives itself stays. */
export const named = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => (await indexer.createIndex(file, options)).map(withName),
});

function withName(entry: IndexInput): IndexInput {
  if (entry.type !== 'story' || (entry.name && entry.name !== storyNameFromExport(entry.exportName))) return entry;
  return { ...entry, name: storyName(entry.exportName) };
}
