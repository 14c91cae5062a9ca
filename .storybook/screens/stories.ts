import { useEffect, useState } from 'react';
import { folderOf } from '../../tests/visual/plan/picture.ts';
import { facts } from './facts.ts';
import type { ScreenStory } from './readScreens.ts';

export interface IndexedStory extends ScreenStory {
  id: string;
}

interface Index {
  entries: Record<string, { id: string; type: string; importPath: string; exportName?: string }>;
}

/** The stories of all screens with their ids, from the index that the workbench itself reads. */
export function useScreenStories(): IndexedStory[] {
  const [stories, setStories] = useState<IndexedStory[]>([]);
  useEffect(() => {
    const isLeft = new AbortController();
    void fetch('index.json', { signal: isLeft.signal })
      .then(async (response): Promise<Index> => response.json())
      .then(
        (index) => setStories(withIds(index)),
        (error: unknown) => {
          if (!isLeft.signal.aborted) throw error;
        },
      );
    return () => isLeft.abort();
  }, []);
  return stories;
}

function withIds({ entries }: Index): IndexedStory[] {
  const ids = new Map(Object.values(entries).map(({ id, importPath, exportName }) => [`${importPath} ${exportName}`, id]));
  return facts.stories.flatMap((story) => {
    const id = ids.get(`${story.importPath} ${story.exportName}`);
    return id === undefined ? [] : [{ ...story, id }];
  });
}

/** The numbers of the rules that the folder of a file of stories cites. */
export const rulesOf = (importPath: string): readonly string[] => facts.rules[importPath] ?? [];

const withPortrait = new Set(facts.portraits);

/** The address of a small picture of the story. Only the first story of a file has one. */
export function portraitOf({ importPath, exportName }: Pick<ScreenStory, 'importPath' | 'exportName'>): string | undefined {
  const folder = folderOf(importPath);
  const first = facts.stories.find((story) => story.importPath === importPath);
  return first?.exportName === exportName && withPortrait.has(folder) ? `portraits/${folder}.webp` : undefined;
}
