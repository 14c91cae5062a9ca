import { sectionsOf, optionsIn, type Option, type OptionId, type OptionPage, type Options } from './option.ts';

/** The options that a server has returned so far, and the requests under way. */
export interface LoadedOptions<Id extends OptionId> {
  /** The last answer: its query, all its pages, and where the following page begins. */
  answer: { query: string; entries: Options<Id>; next: string | undefined } | null;
  /** The page that scrolling has requested, until it arrives. */
  more: { query: string; after: string } | null;
  failed: { query: string; isMore: boolean } | null;
  /** Every option that was ever loaded, so that chosen values keep their names. */
  everLoaded: ReadonlyMap<Id, Option<Id>>;
}

export type LoadEvent<Id extends OptionId> =
  | { kind: 'answered'; query: string; page: OptionPage<Id>; isMore: boolean }
  | { kind: 'failed'; query: string; isMore: boolean }
  | { kind: 'reached the end' }
  | { kind: 'retried' };

export const nothingLoaded = <Id extends OptionId>(): LoadedOptions<Id> => ({
  answer: null,
  more: null,
  failed: null,
  everLoaded: new Map(),
});

export function reduceLoad<Id extends OptionId>(before: LoadedOptions<Id>, event: LoadEvent<Id>): LoadedOptions<Id> {
  const { answer, more } = before;
  switch (event.kind) {
    case 'answered': {
      const { query, page, isMore } = event;
      if (isMore && answer?.query !== query) return before;
      const entries = isMore && answer ? [...answer.entries, ...page.options] : page.options;
      const everLoaded = new Map(before.everLoaded);
      for (const option of optionsIn(sectionsOf(page.options))) everLoaded.set(option.id, option);
      return { ...before, answer: { query, entries, next: page.next }, more: null, failed: null, everLoaded };
    }
    case 'failed':
      return { ...before, failed: { query: event.query, isMore: event.isMore } };
    case 'reached the end':
      if (!answer?.next || more || before.failed) return before;
      return { ...before, more: { query: answer.query, after: answer.next } };
    case 'retried':
      return { ...before, failed: null, more: more && { ...more } };
  }
}
