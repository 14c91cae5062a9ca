import { useCallback } from 'react';
import { useWords } from '#design-system';
import type { Source } from '../postbacks.ts';
import type { SourceKind } from '../usePostbacks.ts';
import { words } from '../words.ts';

/** Rows by what they are called: a tier by what its postbacks carry, and those that name no app as such. */
export function useSourceNames(by: SourceKind): (rows: readonly Source[]) => readonly Source[] {
  const t = useWords(words);
  return useCallback(
    (rows) => {
      const tiers: Readonly<Record<string, string>> = { '0': t.tier0, '1': t.tier1, '2': t.tier2, '3': t.tier3 };
      const nameOf = ({ key, label }: Source) => {
        if (by === 'tier') return t.tierOf(key, tiers[key] ?? label);
        return by === 'sourceApp' && key === '' ? t.withoutApp : label;
      };
      const named = rows.map((row) => ({ ...row, label: nameOf(row) }));
      // Tiers have an order of their own.
      return by === 'tier' ? named.toSorted((one, other) => one.key.localeCompare(other.key)) : named;
    },
    [t, by],
  );
}
