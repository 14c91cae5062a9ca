/** One entry of Storybook's index.json, as far as pictures need it. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  exportName: string;
  tags: string[];
  /** The first of its file: the usual state of a screen. */
  isFirst: boolean;
}

interface IndexEntry extends Omit<StoryEntry, 'isFirst'> {
  type: 'story' | 'docs';
  subtype?: 'story' | 'test';
}

export interface Index {
  entries: Record<string, IndexEntry>;
}

/** The stories of an index, in its order. Docs pages and tests inside stories are no pictures of their own. */
export function storiesOf(index: Index): StoryEntry[] {
  const seen = new Set<string>();
  return Object.values(index.entries)
    .filter(({ type, subtype = 'story' }) => type === 'story' && subtype === 'story')
    .map(({ id, title, name, importPath, exportName, tags }) => {
      const isFirst = !seen.has(importPath);
      seen.add(importPath);
      return { id, title, name, importPath, exportName, tags, isFirst };
    });
}
