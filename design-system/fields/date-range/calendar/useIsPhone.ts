import { useSyncExternalStore } from 'react';
import { phone } from '../../../foundation/media.ts';

const query = phone.replace('@media ', '');

/** Whether there is room for one thing beside another. Only for what styles cannot do: how many months a calendar has. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const room = matchMedia(query);
      room.addEventListener('change', onChange);
      return () => room.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
