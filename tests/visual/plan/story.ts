/** One entry of Storybook's index.json, as far as pictures need it. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  exportName: string;
  tags: string[];
}

interface IndexEntry extends StoryEntry {
  type: 'story' | 'docs';
  subtype?: 'story' | 'test';
}

/** The stories of an index, in its order. Docs pages and tests inside stories are no pictures of their own. */
export function storiesOf(index: { entries: Record<string, IndexEntry> }): StoryEntry[] {
  return Object.values(index.entries)
    .filter(({ type, subtype = 'story' }) => type === 'story' && subtype === 'story')
    .map(({ id, title, name, importPath, exportName, tags }) => ({ id, title, name, importPath, exportName, tags }));
}

/** Keeps what a person means by a few words: parts of the id, the title, the file or the export, separated by commas or spaces. */
export function matching(stories: StoryEntry[], filter: string): StoryEntry[] {
  const parts = filter
    .toLowerCase()
    .split(/[,\s]+/)
    .filter(Boolean);
  if (!parts.length) return stories;
  return stories.filter((story) => {
    const text = [story.id, story.title, story.importPath, `${story.title}/${story.exportName}`].join('\n').toLowerCase();
    return parts.some((part) => text.includes(part));
  });
}
