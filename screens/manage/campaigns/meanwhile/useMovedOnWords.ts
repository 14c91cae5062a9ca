import { useCallback } from 'react';
import { useWords } from '#design-system';
import type { MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { words } from './words.ts';

/** Who has changed a campaign meanwhile, and when. */
export function useMovedOnWords(): (of: Pick<MovedOn, 'by' | 'at'>) => string {
  const t = useWords(words);
  return useCallback(({ by, at }) => t.changed(by, at?.slice(0, 16) ?? null), [t]);
}
