import { useCallback } from 'react';
import { useWords } from '#design-system';
import type { Engagement } from '#app/api/reports/shapes.ts';
import { reachedBy, reachingMissing, reachOf, type KnownDays } from './figures.ts';
import { words } from './words.ts';

type Days = readonly Engagement['days'][number][];

/** On how many days, and on those beside them, the active users of thirty days count some that were not received; and which those are. */
export function useStickinessLacks({ isReceived, lacking }: KnownDays): (days: Days, before: Days) => string {
  const t = useWords(words);
  return useCallback(
    (days, before) => {
      const sideOf = (own: Days, write: (count: number, all: number, text: string) => string) => {
        const range = reachedBy(own, reachOf.mau);
        const text = range && lacking ? lacking([range]) : '';
        return text ? [write(reachingMissing(own, reachOf.mau, isReceived).length, own.length, text)] : [];
      };
      return [...sideOf(days, t.mauLacks), ...sideOf(before, t.mauLackedBefore)].join(t.and);
    },
    [isReceived, lacking, t],
  );
}
