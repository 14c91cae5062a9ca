import { useCallback } from 'react';
import { useMay } from '../../access/may.ts';
import type { App } from '../../api/apps/shapes.ts';

/** Apps whose devices have logs of their own. */
const withLogs: ReadonlySet<App['platform']> = new Set(['iOS', 'Android', 'Harmony', 'quickApp']);

/**
 * The address of a device's journey, from its click to its payment; nothing where the reader may not open it, or the app has none.
 *
 *     hrefOf(app, '674E129F')   /dataservice/logquery?app=1001&q=674E129F
 */
export function useJourneyHref(): (app: Pick<App, 'id' | 'platform'>, device: string) => string | undefined {
  const maySeeLogs = useMay('view logquery@dataservice');
  return useCallback(
    ({ id, platform }, device) =>
      maySeeLogs && withLogs.has(platform) ? `/dataservice/logquery?app=${id}&q=${encodeURIComponent(device)}` : undefined,
    [maySeeLogs],
  );
}
