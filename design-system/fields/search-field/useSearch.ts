import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';

export interface Search {
  /** The query in effect: from the address, from a saved view. The text follows when it is changed from outside. */
  value?: string | undefined;
  /** Milliseconds without a key after which it searches. */
  pause?: number | undefined;
  onSearch: (query: string) => void;
}

/** Text that is typed, and the query that is in effect: they differ while the reader types. */
export function useSearch({ value = '', pause = 500, onSearch }: Search) {
  const [text, setText] = useState(value);
  const [query, setQuery] = useState(value);
  const [given, setGiven] = useState(value);
  const [isComposing, setComposing] = useState(false);

  // A query that comes back from outside as it was sent must not take back what was typed since.
  if (value !== given) {
    setGiven(value);
    if (value !== query) {
      setQuery(value);
      setText(value);
    }
  }

  const search = (next: string) => {
    setText(next);
    setQuery(next);
    if (next !== query) onSearch(next);
  };
  const searchLater = useEffectEvent(search);

  // Letters of a Chinese word that is still being composed are not a query.
  const isWaiting = text !== query && !isComposing;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => searchLater(text), pause);
    return () => clearTimeout(timer);
  }, [isWaiting, text, pause]);

  const composition = {
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
    // Enter takes a word and Escape drops it: neither is meant for the search.
    onKeyDownCapture: (event: KeyboardEvent) => event.nativeEvent.isComposing && event.stopPropagation(),
  };
  return { text, type: setText, now: search, composition };
}
