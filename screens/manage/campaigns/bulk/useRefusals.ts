import { useCallback } from 'react';
import { useWords } from '#design-system';
import type { Campaign, MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { useMovedOnWords } from '../meanwhile/useMovedOnWords.ts';
import { words } from '../meanwhile/words.ts';

interface Answer {
  movedOn: readonly MovedOn[];
  gone: readonly number[];
}

/** The campaigns that a change of many left alone, because somebody else has changed or deleted them since they were read. */
export function useRefusals() {
  const t = useWords(words);
  const say = useMovedOnWords();
  return useCallback(
    ({ movedOn, gone }: Answer, rows: readonly Campaign[]) =>
      rows.flatMap((row) => {
        const moved = movedOn.find(({ now }) => now.id === row.id);
        if (moved) return { row, reason: say(row, moved), now: moved.now };
        return gone.includes(row.id) ? { row, reason: t.gone } : [];
      }),
    [t, say],
  );
}

/** Those that were not deleted. One that is gone by now is what was wanted; one with data cannot go. */
export function useDeleteRefusals() {
  const t = useWords(words);
  const refusals = useRefusals();
  return useCallback(
    ({ movedOn }: Answer, rows: readonly Campaign[]) =>
      refusals({ movedOn, gone: [] }, rows).map((one) => (one.now && hasData(one.now) ? { row: one.row, reason: t.hasData } : one)),
    [t, refusals],
  );
}

/** One that ever got a click. */
export const hasData = ({ clicks, lastClickAt }: Pick<Campaign, 'clicks' | 'lastClickAt'>) => clicks !== null || lastClickAt !== null;
