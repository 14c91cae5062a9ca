import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useApp } from '#app/access/currentPage.ts';
import { rights, type AuthInfo } from '#app/api/account/rights.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { visibleMetrics, type Flags } from '#app/lib/metrics/access/withheldBy.ts';

export interface Reader {
  /** Until it is told what this reader may see, nothing is asked. */
  isPending: boolean;
  flags: Flags;
  visible: readonly MetricId[];
}

const nothing: Flags = { pay: false, retention: false, natural: false, top: false, order: false, event: false };

/** The rights in one app come before those of the account. */
export const flagsIn = (told: AuthInfo | undefined, app: number): Flags => told?.apps.find((one) => one.app === app) ?? told ?? nothing;

/** What the reader may see, app by app. What is not told is not allowed. */
export function useReaders(): (app: Pick<App, 'id' | 'platform'>) => Reader {
  const { account } = useSignedIn();
  const { data, isPending } = useQuery({ ...rights.of({ account: account?.email ?? '' }), enabled: account !== null });
  return useCallback(
    (app) => {
      const flags = flagsIn(data, app.id);
      return { isPending, flags, visible: visibleMetrics(flags, app.platform) };
    },
    [data, isPending],
  );
}

/** The same in the app of the page. */
export function useReader(): Reader {
  const app = useApp();
  const readerIn = useReaders();
  return useMemo(() => readerIn(app), [readerIn, app]);
}
