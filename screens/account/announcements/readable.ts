import type { Announcement } from '#app/api/notices/notices.ts';
import { safeTree, wordsOf } from '#app/lib/html/safeTree.ts';

/** An announcement with its words, which are searched and begin the list. */
export interface Readable extends Announcement {
  words: string;
}

export const readable = (notices: readonly Announcement[]): readonly Readable[] =>
  notices.map((notice) => Object.assign({ words: wordsOf(safeTree(notice.content)) }, notice));

/** The beginning of a text, or where in it the search was found. */
export function excerptOf(words: string, search: string): string {
  const at = search.trim() === '' ? -1 : words.toLowerCase().indexOf(search.trim().toLowerCase());
  const from = at > 24 ? at - 12 : 0;
  return `${from > 0 ? '…' : ''}${words.slice(from, from + 80)}`;
}

/** Chinese is read at about 400 characters a minute. */
export const minutesFor = (words: string) => Math.max(1, Math.round(words.length / 400));
