import { useMemo } from 'react';
import { useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import type { Ordering } from '../selection/useOrder.ts';
import { words } from '../words.ts';

/** Why fields are closed to this reader, by their keys. */
export function useLocks({ fields }: Pick<Ordering, 'fields'>): ReadonlyMap<string, string> {
  const t = useWords(words);
  const platform = useWords(platformNames)[useApp().platform];
  return useMemo(
    () =>
      new Map(
        fields.data?.flatMap(({ key, withheldBy, isOfOthers }): [string, string][] => {
          if (isOfOthers) return [[key, t.notOnPlatform(platform)]];
          return withheldBy === null ? [] : [[key, t[withheldBy]]];
        }),
      ),
    [fields.data, platform, t],
  );
}
