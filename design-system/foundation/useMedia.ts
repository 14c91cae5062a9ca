import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query of this folder matches. Only for what CSS cannot do: another element, another number of columns.
 *
 *     const isPhone = useMedia(phone);
 */
export function useMedia(media: string): boolean {
  const query = media.replace('@media ', '');
  const watch = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
