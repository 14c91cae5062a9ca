import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useWords } from '#design-system';
import { apps } from '#app/api/apps/apps.ts';
import type { AdPart } from '#app/api/reports/adRevenue.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { formatNames, networkNames } from '../words.ts';

const isNetwork = (key: string): key is keyof typeof networkNames => Object.hasOwn(networkNames, key);
const isFormat = (key: string): key is keyof typeof formatNames => Object.hasOwn(formatNames, key);

/** What a network, a format, a placement or an app is called. Placements and apps have the names that somebody gave them; what is not known goes by its own. */
export function useSourceNames(part: AdPart): (key: string) => string {
  const [networks, formats] = [useWords(networkNames), useWords(formatNames)];
  const platforms = useWords(platformNames);
  const { data } = useQuery({ ...apps.all(), enabled: part === 'app' });
  return useCallback(
    (key) => {
      // Several apps may have one name, each on its platform.
      const app = part === 'app' ? data?.all.find(({ id }) => String(id) === key) : undefined;
      if (app) return `${app.name} · ${platforms[app.platform]}`;
      if (part === 'network' && isNetwork(key)) return networks[key];
      return part === 'format' && isFormat(key) ? formats[key] : key;
    },
    [part, networks, formats, platforms, data],
  );
}
