import { useEffect, useState } from 'react';
import type { Lookup, PaletteItem, PaletteSource } from './palette.ts';

interface Answer {
  query: string;
  state: 'found' | 'failed' | 'unavailable';
  items: readonly PaletteItem[];
  total: number;
  cause?: string | undefined;
}

/** Lets the fingers come to rest before a call. */
const pause = 200;

/**
 * The groups that are looked up elsewhere. Every letter aborts the calls before it, and only the answer to the present query counts, in
 * whatever order answers come. Until then the last items stay, so that the list does not jump.
 */
export function useSources(sources: readonly PaletteSource[], query: string): Lookup[] {
  const [answers, setAnswers] = useState<Record<string, Answer>>({});
  useEffect(() => {
    if (query === '') return undefined;
    const control = new AbortController();
    const lookUp = async ({ id, find }: PaletteSource) => {
      const answer = await find(query, control.signal).then(
        (found) => (found ? { query, state: 'found' as const, ...found } : nothing(query, 'unavailable')),
        () => nothing(query, 'failed'),
      );
      if (!control.signal.aborted) setAnswers((before) => ({ ...before, [id]: answer }));
    };
    const timer = window.setTimeout(() => sources.forEach((source) => void lookUp(source)), pause);
    return () => {
      window.clearTimeout(timer);
      control.abort();
    };
  }, [sources, query]);
  if (query === '') return [];
  return sources.map(({ id, title }) => {
    const answer = answers[id];
    const { total = 0, cause } = answer ?? {};
    return { id, title, items: answer?.items ?? [], total, state: answer?.query === query ? answer.state : 'looking', cause };
  });
}

const nothing = (query: string, state: Answer['state']): Answer => ({ query, state, items: [], total: 0 });
