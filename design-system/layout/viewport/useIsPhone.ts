import { useSyncExternalStore } from 'react';
import { phone } from '../../foundation/media.ts';

/** Whether the window is as narrow as a phone's: for what must be another element there, not only look different. */
export function useIsPhone(): boolean {
  const query = phone.replace('@media ', '');
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
