import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { Note, useProvenaLocale, useWords } from '#design-system';
import { accountTime } from '../lib/periods/accountTime.ts';
import { words } from './words.ts';

/** Shown while there is no network: what is on the screen stays, with its age, and is asked for again when the network returns. */
export function Offline() {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const since = useOfflineSince();
  if (since === null) return null;
  return (
    // An <output> may only hold words.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status">
      <Note kind="warning" title={t.offline} isInline>
        {since === 0 ? t.offlineNothing : t.offlineText(accountTime(since, { isEnglish: locale === 'en' }))}
      </Note>
    </div>
  );
}

/** When the oldest answer on the screen was read; 0 where there is none, and null while there is a network. */
function useOfflineSince(): number | null {
  const cache = useQueryClient();
  const watch = useCallback(
    (onChange: () => void) => {
      addEventListener('online', onChange);
      addEventListener('offline', onChange);
      const stop = cache.getQueryCache().subscribe(onChange);
      return () => {
        removeEventListener('online', onChange);
        removeEventListener('offline', onChange);
        stop();
      };
    },
    [cache],
  );
  return useSyncExternalStore(watch, () => (navigator.onLine ? null : oldestShown(cache)));
}

/** What the shell itself holds on every page. It is often older than what the page shows, and says nothing about that. */
const ofTheShell = new Set<unknown>(['account', 'apps', 'menu', 'notices', 'reminders', 'services']);

function oldestShown(cache: QueryClient): number {
  const shown = cache.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined });
  const ofThePage = shown.filter(({ queryKey }) => !ofTheShell.has(queryKey[0]));
  const counted = ofThePage.length > 0 ? ofThePage : shown;
  return counted.length > 0 ? Math.min(...counted.map(({ state }) => state.dataUpdatedAt)) : 0;
}
