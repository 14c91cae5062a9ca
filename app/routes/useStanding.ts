import { useQuery } from '@tanstack/react-query';
import { viewerOf } from '../access/viewer.ts';
import type { Standing } from '../access/gates.ts';
import { apps } from '../api/apps/apps.ts';
import type { App, AppLists } from '../api/apps/shapes.ts';
import { menu } from '../api/menu/menu.ts';
import { services } from '../api/services/services.ts';
import { useSearchParams } from '../lib/router.ts';
import { useSignedIn } from '../session/SessionProvider.tsx';

export interface Place {
  /** Until what decides about pages has been told. */
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  standing: Standing;
  app: App | null;
  /** Its id, or the one that the address names while nothing is known of it yet. */
  likely: number | null;
  lists: AppLists;
}

const none: AppLists = { frequent: [], all: [] };

/** Where the reader stands: who it is, which app the address names, what that app has paid for, and what was hidden. */
export function useStanding(): Place {
  const { account, menus } = useSignedIn();
  const [search] = useSearchParams();
  const isSignedIn = account !== null;
  const lists = useQuery({ ...apps.all(), enabled: isSignedIn });
  const known = lists.data ?? none;
  const named = search.get('app');
  const app = appOf(known, named);
  // The app of the address is very likely one of the reader's: until that is told, its services need not wait for it.
  const likely = lists.isPending && named !== null && /^\d{1,9}$/.test(named) ? Number(named) : null;
  const asked = app?.id ?? likely;
  const bought = useQuery({ ...services.ofApp({ app: asked ?? 0 }), enabled: isSignedIn && asked !== null });
  const hidden = useQuery({ ...menu.hidden(), enabled: isSignedIn });
  const queries = [lists, hidden, ...(app ? [bought] : [])];
  return {
    isPending: isSignedIn && queries.some(({ isPending }) => isPending),
    error: isSignedIn ? (queries.find(({ error }) => error)?.error ?? null) : null,
    retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
    app,
    likely: asked,
    lists: known,
    standing: {
      viewer: account && viewerOf(account, menus),
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
function appOf({ frequent, all }: AppLists, named: string | null): App | null {
  if (named !== null) return all.find(({ id }) => String(id) === named) ?? null;
  return [...frequent, ...all].find(({ isExpired, isDebug }) => !isExpired && !isDebug) ?? null;
}
