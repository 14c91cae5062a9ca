import { useCallback } from 'react';
import { useWords } from '#design-system';
import type { Campaign, MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { words } from './words.ts';

interface Answer {
  movedOn: readonly MovedOn[];
  gone: readonly number[];
}

/** The campaigns that a change of many left alone, because somebody else has changed or deleted them since they were read. */
export function useRefusals() {
  const t = useWords(words);
  return useCallback(
    ({ movedOn, gone }: Answer, rows: readonly Campaign[]) =>
      rows.flatMap((row) => {
        const moved = movedOn.find(({ now }) => now.id === row.id);
        if (moved) return { row, reason: t.changedMeanwhile(moved.by, moved.at?.slice(0, 16) ?? null), now: moved.now };
        return gone.includes(row.id) ? { row, reason: t.goneMeanwhile } : [];
      }),
    [t],
  );
}
