import { useCallback, useSyncExternalStore } from 'react';
import { phone, tablet } from '../../../foundation/media.ts';

/** Whether a media query of the foundation holds. For what styles alone cannot do: the order of columns, and their number. */
function useMedia(query: string): boolean {
  const list = useCallback(() => window.matchMedia(query.replace('@media ', '')), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const watched = list();
      watched.addEventListener('change', changed);
      return () => watched.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list().matches);
}

/** At this width the first columns of low value leave. OPERATIONS, Shell. */
const laptop = '@media (max-width: 1340px)';

export interface Screen {
  isPhone: boolean;
  /** On a phone nothing yields: there columns scroll. */
  yielded: readonly ('first' | 'second')[];
}

const all: Screen['yielded'] = [];
const first: Screen['yielded'] = ['first'];
const both: Screen['yielded'] = ['first', 'second'];

export function useScreen(): Screen {
  const isPhone = useMedia(phone);
  const isTablet = useMedia(tablet);
  const isLaptop = useMedia(laptop);
  return { isPhone, yielded: isPhone ? all : isTablet ? both : isLaptop ? first : all };
}
