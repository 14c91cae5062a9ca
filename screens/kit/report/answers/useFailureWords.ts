import { useCallback } from 'react';
import { useWords } from '#design-system';
import { levelWords } from './words.ts';

interface FailureWords {
  title: string;
  cause: string;
}

/** What is said of an answer that did not come: that the reader stopped it, that it failed, or from when the one is that stands. */
export function useFailureWords(): (error: unknown, shown: { fetchedAt: string } | undefined) => FailureWords {
  const t = useWords(levelWords);
  return useCallback(
    (error, shown) => {
      if (!error) return { title: t.cancelled, cause: t.cancelledCause };
      return { title: shown ? t.failedSince(shown.fetchedAt.slice(11, 16)) : t.failed, cause: t.failedCause };
    },
    [t],
  );
}
