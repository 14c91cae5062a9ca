import { sectionsOf, optionsIn, type Option, type OptionId, type OptionPage, type Options } from './option.ts';

/** What a server has answered so far, and what was asked of it. */
export interface Answers<Id extends OptionId> {
  /** The last answer: its query, all its pages, and where the following page begins. */
  answer: { query: string; entries: Options<Id>; next: string | undefined } | null;
  /** The page asked for by scrolling, until it is there. */
  more: { query: string; after: string } | null;
  failed: { query: string; isMore: boolean } | null;
  /** Every option that was ever answered, so that what is chosen keeps its name. */
  seen: ReadonlyMap<Id, Option<Id>>;
}

export type AnswerEvent<Id extends OptionId> =
  | { kind: 'answered'; query: string; page: OptionPage<Id>; isMore: boolean }
  | { kind: 'failed'; query: string; isMore: boolean }
  | { kind: 'reached the end' }
  | { kind: 'retried' };

export const noAnswers = <Id extends OptionId>(): Answers<Id> => ({
  answer: null,
  more: null,
  failed: null,
  seen: new Map(),
});

export function afterEvent<Id extends OptionId>(before: Answers<Id>, event: AnswerEvent<Id>): Answers<Id> {
  const { answer, more } = before;
  switch (event.kind) {
    case 'answered': {
      const { query, page, isMore } = event;
      if (isMore && answer?.query !== query) return before;
      const entries = isMore && answer ? [...answer.entries, ...page.options] : page.options;
      const seen = new Map(before.seen);
      for (const option of optionsIn(sectionsOf(page.options))) seen.set(option.id, option);
      return { ...before, answer: { query, entries, next: page.next }, more: null, failed: null, seen };
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
