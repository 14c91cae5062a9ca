import { folderOf, kebab, type Picture } from './picture.ts';
import type { StoryEntry } from './story.ts';

/** What words can find a picture by. Of a picture whose story is gone only the path is certain. */
export interface Subject {
  /** The path of its pictures without the variant: `kit/form/Form/leaves-a-dialog`. */
  stem: string;
  storyId?: string | undefined;
  title?: string | undefined;
  importPath?: string | undefined;
}

/** One word of a filter: a part of a name, and the variant where it names a single picture, as in `form/leaves-a-dialog.dark`. */
export interface Word {
  text: string;
  story: string;
  variant?: string;
}

/** The words that a person types behind `visual`, `visual:accept` and `look`, separated by commas or spaces. */
export function wordsIn(filter: string): Word[] {
  const texts = filter
    .toLowerCase()
    .split(/[,，、\s]+/)
    .filter(Boolean);
  return texts.map((text) => {
    const [, story, variant] = /^(.*)\.((?:light|dark)(?:-[\w-]+)?)(?:\.webp|\.png)?$/.exec(text) ?? [];
    return story !== undefined && variant !== undefined ? { text, story, variant } : { text, story: text };
  });
}

/** A story's pictures, without the variant: `primitives/button/Button/states`. */
export const stemOf = ({ importPath, exportName }: Pick<StoryEntry, 'importPath' | 'exportName'>) =>
  `${folderOf(importPath)}/${kebab(exportName)}`;

export const subjectOf = (story: StoryEntry): Subject => ({
  stem: stemOf(story),
  storyId: story.id,
  title: story.title,
  importPath: story.importPath,
});

/** `kit/form/Form/states.light-390` -> its stem and its variant. */
export function partsOfPath(path: string): { stem: string; variant: string } {
  const [, stem = path, variant = ''] = /^(.*)\.([^./]+)$/.exec(path) ?? [];
  return { stem, variant };
}

/** Everything that a story is called, in small letters: by path, by title in both languages, by export and by id. */
function namesOf({ stem, storyId = '', title = '', importPath = '' }: Subject): string[] {
  const exported = stem.slice(stem.lastIndexOf('/') + 1);
  const file = importPath.replace(/^\.\//, '').replace(/\.stories\.[jt]sx?$/, '');
  // As Storybook makes it, for a story that is gone.
  const id = `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}--${exported}`;
  return [stem, `${file}/${exported}`, importPath, title, `${title}/${exported.replaceAll('-', '')}`, storyId, id].map((name) =>
    name.toLowerCase(),
  );
}

const finds = ({ story }: Word, subject: Subject) => namesOf(subject).some((name) => name.includes(story));

/** No words mean everything. */
export const isStoryChosen = (words: Word[], subject: Subject) => !words.length || words.some((word) => finds(word, subject));

export const isPictureChosen = (words: Word[], subject: Subject, variant: string) =>
  !words.length || words.some((word) => finds(word, subject) && (word.variant === undefined || word.variant === variant.toLowerCase()));

/** A word that names a variant needs no visit in which others are shot, but the one whose play function may come to a moment of that name. */
export function isVisitChosen(words: Word[], { story, variant, others = [], hasMoments = false }: Picture): boolean {
  const subject = subjectOf(story);
  if ([variant, ...others.map((other) => other.variant)].some((one) => isPictureChosen(words, subject, one))) return true;
  const meant = words.filter((word) => word.story !== '' && word.variant?.startsWith(`${variant}-`));
  return hasMoments && meant.length > 0 && isStoryChosen(meant, subject);
}

/** The words that find nothing, each with the names that are most like it. A word that is misspelt must not pass as “nothing differs”. */
export function complaintsAbout(words: Word[], subjects: (Subject & { variant?: string })[], what: string): string[] {
  return words
    .filter((word) => !subjects.some((subject) => isPictureChosen([word], subject, subject.variant || word.variant || '')))
    .map(({ text, story }) => {
      const near = nearest(story, subjects);
      return `“${text}” finds ${what}.${near.length ? ` Nearest: ${near.join(', ')}` : ''}`;
    });
}

/** Keeps the stories that words mean. */
export function matching(stories: StoryEntry[], filter: string): StoryEntry[] {
  const words = wordsIn(filter);
  return stories.filter((story) => isStoryChosen(words, subjectOf(story)));
}

const most = 5;

function nearest(word: string, subjects: Subject[]): string[] {
  const scores = new Map<string, number>();
  for (const { stem, title = '' } of subjects) {
    const folder = stem.slice(0, stem.lastIndexOf('/'));
    const component = title ? `${folder} (${title})` : folder;
    const best = (names: string[]) => Math.max(0, ...names.map((name) => likeness(word, name.toLowerCase())));
    const ofComponent = best([folder, ...folder.split('/'), ...title.split(/[/\s]+/)]);
    const ofStory = best([stem, stem.slice(folder.length + 1)]);
    scores.set(component, Math.max(scores.get(component) ?? 0, ofComponent));
    if (ofStory > ofComponent) scores.set(stem, ofStory);
  }
  const near = [...scores].filter(([, score]) => score >= 0.3).sort((a, b) => b[1] - a[1] || a[0].length - b[0].length);
  return near.slice(0, most).map(([name]) => name);
}

/** How many pairs of letters two words share, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size);
}

const pairsOf = (word: string) => new Set([...` ${word} `].map((letter, index, all) => letter + (all[index + 1] ?? '')));
