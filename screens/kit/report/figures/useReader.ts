import { useCallback, useMemo } from 'react';
import { useApp } from '#app/access/currentPage.ts';
import { noData } from '#app/api/account/rights.ts';
import type { App } from '#app/api/apps/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { visibleMetrics, type Flags } from '#app/lib/metrics/access/withheldBy.ts';
import { rightsIn, useReaderRights } from '#app/session/rights/useReaderRights.ts';

export interface Reader {
  /** True until the rights of the reader are known. No figure is requested before. */
  isPending: boolean;
  flags: Flags;
  visible: readonly MetricId[];
}

/** The figures that the reader may see, by app. Without known rights none is allowed. */
export function useReaders(): (app: Pick<App, 'id' | 'platform'>) => Reader {
  const { info, isPending } = useReaderRights();
  return useCallback(
    (app) => {
      const flags = rightsIn(info, app.id) ?? noData;
      return { isPending, flags, visible: visibleMetrics(flags, app.platform) };
    },
    [info, isPending],
  );
}

/** The same in the app of the page. */
export function useReader(): Reader {
  const app = useApp();
  const readerIn = useReaders();
  return useMemo(() => readerIn(app), [readerIn, app]);
}
