import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gatesOf } from '../access/gates.ts';
import { rights } from '../api/account/rights.ts';
import { columns } from '../api/campaigns/columns.ts';
import { channels } from '../api/channels/channels.ts';
import { useSignedIn } from '../session/SessionProvider.tsx';
import { built } from './page/built.tsx';
import type { Screen } from './screen.ts';
import type { Access } from './useAccess.ts';

/**
 * Loads the code of a page and its first queries while the console still checks access; otherwise each step would wait for the previous one.
 * Skipped for viewers who cannot see the page in any app. A failure is repeated, and its error shown, where the result is used.
 */
export function usePreload(screen: Screen | undefined, { likely, context }: Access) {
  const cache = useQueryClient();
  const { account } = useSignedIn();
  const { viewer } = context;
  const asks = screen && viewer && gatesOf(screen, { ...context, viewer }).role ? account?.email : undefined;
  useEffect(() => {
    if (asks === undefined) return;
    if (screen)
      void built
        .get(screen.path)
        ?.preload()
        .catch(() => undefined);
    const { report } = screen ?? {};
    if (report === undefined || likely === null) return;
    void cache.prefetchQuery(rights.of({ account: asks }));
    void cache.prefetchQuery(channels.inUse({ app: likely }));
    void cache.prefetchQuery(columns.all({ app: likely, x: report }));
    void cache.prefetchQuery(columns.chosen({ app: likely, x: report }));
  }, [cache, asks, screen, likely]);
}
