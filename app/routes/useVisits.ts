import { useEffect } from 'react';
import type { Screen } from './screen.ts';
import { useAccessLog } from './useAccessLog.ts';

/** Reports to the service which page was opened. Nothing depends on the result. */
export function useVisits(screen: Screen | undefined, isOpen: boolean) {
  const log = useAccessLog();
  const path = isOpen ? screen?.path : undefined;
  useEffect(() => {
    if (path) log(path, 'pv');
  }, [log, path]);
}
