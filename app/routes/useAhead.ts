import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gatesOf } from '../access/gates.ts';
import { rights } from '../api/account/rights.ts';
import { columns } from '../api/campaigns/columns.ts';
import { channels } from '../api/channels/channels.ts';
import { useSignedIn } from '../session/SessionProvider.tsx';
import { built } from './page/built.tsx';
import type { Screen } from './screen.ts';
import type { Place } from './useStanding.ts';

/**
 * What a page is made of, and what it will surely ask for, is fetched while it is still found out whether it opens here: otherwise each
 * would wait for the one before. Not for who may not see the page in any app. What fails is asked for again, and told, where it is shown.
 */
export function useAhead(screen: Screen | undefined, { likely, standing }: Place) {
  const cache = useQueryClient();
  const { account } = useSignedIn();
  const { viewer } = standing;
  const asks = screen && viewer && gatesOf(screen, { ...standing, viewer }).role ? account?.email : undefined;
  useEffect(() => {
    if (asks === undefined) return;
    if (screen)
      void built
        .get(screen.path)
        ?.ahead()
        .catch(() => undefined);
    const { report } = screen ?? {};
    if (report === undefined || likely === null) return;
    void cache.prefetchQuery(rights.of({ account: asks }));
    void cache.prefetchQuery(channels.inUse({ app: likely }));
    void cache.prefetchQuery(columns.all({ app: likely, x: report }));
    void cache.prefetchQuery(columns.chosen({ app: likely, x: report }));
  }, [cache, asks, screen, likely]);
}
