import { useSyncExternalStore } from 'react';
import { Note, useWords } from '#design-system';
import { words } from './words.ts';

function watch(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Shown while there is no network: the data may be old and is loaded again when the network returns. */
export function Offline() {
  const t = useWords(words);
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
  if (isOnline) return null;
  return (
    // An <output> may only hold words.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status">
      <Note kind="warning" title={t.offline} isInline>
        {t.offlineText}
      </Note>
    </div>
  );
}
