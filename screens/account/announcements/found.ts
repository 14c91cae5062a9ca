import type { Range } from '#design-system';
import type { Announcement } from '#app/api/notices/notices.ts';
import { safeTree, wordsOf } from '#app/lib/html/tree.ts';

/** An announcement with its words, which are searched and begin the list. */
export interface Readable extends Announcement {
  words: string;
}

export const readable = (notices: readonly Announcement[]): readonly Readable[] =>
  notices.map((notice) => Object.assign({ words: wordsOf(safeTree(notice.content)) }, notice));

export function found(notices: readonly Readable[], search: string, isUnreadOnly: boolean): readonly Readable[] {
  const word = search.trim().toLowerCase();
  return notices.filter(
    ({ title, words, isRead }) =>
      (!isUnreadOnly || !isRead) && (word === '' || title.toLowerCase().includes(word) || words.toLowerCase().includes(word)),
  );
}

/** Where a text has the words of a search, to be marked. */
export function rangesOf(text: string, search: string): readonly Range[] {
  const word = search.trim().toLowerCase();
  const at = word === '' ? -1 : text.toLowerCase().indexOf(word);
  return at < 0 ? [] : [[at, at + word.length]];
}

/** The beginning of a text, or where in it the search was found. */
export function excerptOf(words: string, search: string): string {
  const [range] = rangesOf(words, search);
  const from = range && range[0] > 24 ? range[0] - 12 : 0;
  return `${from > 0 ? '…' : ''}${words.slice(from, from + 80)}`;
}

/** Chinese is read at about 400 characters a minute. */
export const minutesFor = (words: string) => Math.max(1, Math.round(words.length / 400));
