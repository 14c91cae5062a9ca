import { useCallback } from 'react';
import { useWords } from '#design-system';
import type { AdPart } from '#app/api/reports/adRevenue.ts';
import { formatNames, networkNames } from '../words.ts';

const isNetwork = (key: string): key is keyof typeof networkNames => Object.hasOwn(networkNames, key);
const isFormat = (key: string): key is keyof typeof formatNames => Object.hasOwn(formatNames, key);

/** What a network, a format or a placement is called. Placements have the names that somebody gave them; what is not known goes by its own. */
export function useSourceNames(part: AdPart): (key: string) => string {
  const [networks, formats] = [useWords(networkNames), useWords(formatNames)];
  return useCallback(
    (key) => {
      if (part === 'network' && isNetwork(key)) return networks[key];
      return part === 'format' && isFormat(key) ? formats[key] : key;
    },
    [part, networks, formats],
  );
}
