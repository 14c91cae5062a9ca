import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { appChecks } from '#app/api/apps/checks.ts';

const pause = 400;

/**
 * Asks the service whether a name may stay, once the reader stops typing. Who cannot be asked says nothing: the service looks at it
 * again when it is saved.
 */
export function useNameCheck(app: { id: number; name: string } | null) {
  const cache = useQueryClient();
  const latest = useRef('');
  return async (name: string): Promise<boolean> => {
    latest.current = name;
    const word = name.trim();
    if (word === '' || word === app?.name) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (latest.current !== name) return true;
    return cache.fetchQuery(app ? appChecks.nameOf({ name: word, app: app.id }) : appChecks.name({ name: word })).catch(() => true);
  };
}
