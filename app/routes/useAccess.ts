import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AccessContext } from '../access/gates.ts';
import { viewerOf } from '../access/viewer.ts';
import { dataFlags, type DataFlag } from '../api/account/rights.ts';
import { apps } from '../api/apps/apps.ts';
import type { App, AppLists } from '../api/apps/shapes.ts';
import { menu } from '../api/menu.ts';
import { ourMenu } from '../api/ours/people/menu.ts';
import { services } from '../api/services/services.ts';
import { useSearchParams } from '../lib/router.ts';
import { useSession, useSignedIn } from '../session/SessionProvider.tsx';
import { rightsIn, useReaderRights } from '../session/rights/useReaderRights.ts';
import { withoutAnswer, type Degraded } from './guard/degraded.ts';

export interface Access {
  /** True until everything that decides about pages has loaded or failed. */
  isPending: boolean;
  /** Why the console cannot open: without the apps of the reader, or any rights, nothing decides about pages. */
  failure: Error | null;
  retry: () => void;
  /** Calls that have failed and that the console works without. */
  degraded: readonly Degraded[];
  context: AccessContext;
  app: App | null;
  /** Its id, or the one in the address while the list of apps loads. */
  likely: number | null;
  lists: AppLists;
  /** The data that the reader sees in this app. */
  flags: readonly DataFlag[];
  /** Keys in the order that the reader has chosen for the menu of this platform. */
  order: readonly string[];
}

const none: AppLists = { frequent: [], all: [] };

/**
 * Loads what decides about pages. The apps and the rights of the reader are required. Without the services of the app none is active; without what
 * the reader has hidden or ordered, the menu shows everything in its own order, and no page waits for it.
 */
export function useAccess(): Access {
  const session = useSession();
  const { account, menus } = useSignedIn();
  const [search] = useSearchParams();
  const isSignedIn = account !== null;
  const lists = useQuery({ ...apps.all(), enabled: isSignedIn });
  const known = lists.data ?? none;
  const named = search.get('app');
  const app = appOf(known, named);
  // The app in the address very likely belongs to the reader, so its services load without waiting for the list of apps.
  const likelyAppId = lists.isPending && named !== null && /^\d{1,9}$/.test(named) ? Number(named) : null;
  const appId = app?.id ?? likelyAppId;
  const bought = useQuery({ ...services.ofApp({ app: appId ?? 0 }), enabled: isSignedIn && appId !== null });
  const own = useReaderRights();
  const hidden = useQuery({ ...menu.hidden(), enabled: isSignedIn });
  const order = useQuery({ ...ourMenu.order(), enabled: isSignedIn });
  const { answer, readAt } = own;
  useEffect(() => {
    if (answer && readAt !== null) session.rememberRights(answer, readAt);
  }, [session, answer, readAt]);
  const required = own.info ? [lists] : [lists, own];
  const given = rightsIn(own.info, app?.id);
  return {
    isPending: isSignedIn && (lists.isPending || own.isPending || (app !== null && bought.isPending && bought.errorUpdateCount === 0)),
    failure: isSignedIn ? ((lists.data ? null : lists.error) ?? (own.info ? null : own.error)) : null,
    retry: () => void Promise.all(required.map(({ refetch }) => refetch())),
    degraded: isSignedIn ? withoutAnswer({ lists, own, bought: app && bought, hidden, order }) : [],
    app,
    likely: appId,
    lists: known,
    flags: dataFlags.filter((flag) => given?.[flag]),
    order: (app && order.data?.[app.platform]) ?? [],
    context: {
      viewer: account && viewerOf(account, given?.menus ?? menus),
      app,
      services: {
        ...Object.fromEntries((bought.data?.items ?? []).map(({ service, status }) => [service, status])),
        ...(bought.data?.fake && { fake: bought.data.fake.status }),
      },
      hidden: new Set(app ? (hidden.data?.[app.platform] ?? []) : []),
    },
  };
}

/** The app of the address, or the first that can be opened. Debug apps are in no list. */
export function appOf({ frequent, all }: AppLists, named: string | null): App | null {
  if (named !== null) return all.find(({ id }) => String(id) === named) ?? null;
  return [...frequent, ...all].find(({ isExpired, isDebug }) => !isExpired && !isDebug) ?? null;
}
