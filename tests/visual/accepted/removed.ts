import { isPictureChosen, partsOfPath, stemOf, subjectOf, type Subject, type Word } from '../plan/filter.ts';
import { folderOf, folderOfPicture } from '../plan/picture.ts';
import type { StoryEntry } from '../plan/story.ts';
import type { Finding } from '../compare/record.ts';

/** What a file of stories is, or was, called. */
export interface StoryFile {
  title: string;
  importPath: string;
}

/** The files of stories by the folder that their pictures stand in. */
export const filesOf = (stories: StoryEntry[]) =>
  new Map(stories.map(({ importPath, title }): [string, StoryFile] => [folderOf(importPath), { title, importPath }]));

/** What words find accepted pictures by, whether their story is there or gone. */
export function acceptedSubjects(accepted: string[], stories: StoryEntry[], files: Map<string, StoryFile>): Map<string, Subject> {
  const living = new Map(stories.map((story) => [stemOf(story), subjectOf(story)]));
  return new Map(
    accepted.map((path) => {
      const { stem } = partsOfPath(path);
      return [path, living.get(stem) ?? { stem, ...files.get(folderOfPicture(path)) }];
    }),
  );
}

interface Known {
  accepted: Map<string, Subject>;
  planned: Set<string>;
  /** Stories that failed: what they would have shown is not known. */
  failed: Set<string>;
  words: Word[];
}

/** Accepted pictures that no story shows any more. A run of some stories says nothing about the others. */
export function removedFrom({ accepted, planned, failed, words }: Known): Finding[] {
  return [...accepted].flatMap(([path, subject]): Finding[] => {
    const { stem, variant } = partsOfPath(path);
    if (planned.has(path) || failed.has(stem) || !isPictureChosen(words, subject, variant)) return [];
    const { title, importPath } = subject;
    return [{ path, status: 'removed', variant, ...(title && { title }), ...(importPath && { importPath }) }];
  });
}
