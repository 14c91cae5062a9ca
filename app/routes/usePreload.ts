import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { gatesOf } from '../access/gates.ts';
import { columns } from '../api/campaigns/columns.ts';
import { channels } from '../api/channels/channels.ts';
import { useSignedIn } from '../session/SessionProvider.tsx';
import { useStored } from '../session/useStored.ts';
import { built } from './page/built.tsx';
import type { Screen } from './screen.ts';
import type { Access } from './useAccess.ts';

/**
 * Loads the code of a page and its first queries while the console still checks access; otherwise each step would wait for the previous one.
 * Skipped for viewers who cannot see the page in any app, and for an app that may have expired: until the list of apps says so, only the one
 * that this browser opened last is known to open. A failure is repeated, and its error shown, where the result is used.
 */
export function usePreload(screen: Screen | undefined, { app, likely, context }: Access) {
  const cache = useQueryClient();
  const { account } = useSignedIn();
  const [opened, rememberOpened] = useStored(`openedApp.${account?.id ?? 0}`, readId);
  const { viewer } = context;
  const gates = screen && viewer && gatesOf(screen, { ...context, viewer });
  const asks = gates?.role && gates.expiry ? account?.email : undefined;
  const asksOf = app || likely === opened ? likely : null;
  useEffect(() => {
    if (asks === undefined) return;
    if (screen)
      void built
        .get(screen.path)
        ?.preload()
        .catch(() => undefined);
    const { report } = screen ?? {};
    if (report === undefined || asksOf === null) return;
    void cache.prefetchQuery(channels.inUse({ app: asksOf }));
    void cache.prefetchQuery(columns.all({ app: asksOf, x: report }));
    void cache.prefetchQuery(columns.chosen({ app: asksOf, x: report }));
  }, [cache, asks, screen, asksOf]);

  const openable = app && !app.isExpired ? app.id : null;
  const remember = useEffectEvent(rememberOpened);
  useEffect(() => {
    if (openable !== null) remember(openable);
  }, [openable]);
}

const readId = (stored: unknown): number | null => (typeof stored === 'number' ? stored : null);
