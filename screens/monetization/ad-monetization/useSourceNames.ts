import { useCallback } from 'react';
import { useWords } from '#design-system';
import type { AdPart } from '#app/api/reports/shapes.ts';
import { formatNames, networkNames } from './words.ts';

/** What a network, a format or a placement is called. Placements have the names that somebody gave them; what is not known goes by its own. */
export function useSourceNames(part: AdPart): (key: string) => string {
  const [networks, formats] = [useWords(networkNames), useWords(formatNames)];
  return useCallback(
    (key) => {
      const known: Readonly<Record<string, string>> = part === 'network' ? networks : part === 'format' ? formats : {};
      return Object.hasOwn(known, key) ? (known[key] ?? key) : key;
    },
    [part, networks, formats],
  );
}
