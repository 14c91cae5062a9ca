import { useQuery } from '@tanstack/react-query';
import { viewerOf } from '../access/viewer.ts';
import type { AccessContext } from '../access/gates.ts';
import { dataFlags, rights, type AuthInfo, type DataFlag, type RoleAuth } from '../api/account/rights.ts';
import { apps } from '../api/apps/apps.ts';
import type { App, AppLists } from '../api/apps/shapes.ts';
import { menu } from '../api/menu.ts';
import { ourMenu } from '../api/ours/people/menu.ts';
import { services } from '../api/services/services.ts';
import { useSearchParams } from '../lib/router.ts';
import { useSignedIn } from '../session/SessionProvider.tsx';

export interface Access {
  /** True until everything that decides about pages has loaded. */
  isPending: boolean;
  error: Error | null;
  retry: () => void;
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

/** Loads what decides about pages: the viewer, the app in the address, the services of that app, and the hidden menu entries. */
export function useAccess(): Access {
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
  // Who comes back to a window sees what an admin has opened or closed meanwhile, without loading the page again.
  const told = useQuery({ ...rights.of({ account: account?.email ?? '' }), enabled: isSignedIn, refetchOnWindowFocus: 'always' });
  const hidden = useQuery({ ...menu.hidden(), enabled: isSignedIn });
  // Only the look of the menu hangs on it: no page waits for it, and without it the menu has its own order.
  const order = useQuery({ ...ourMenu.order(), enabled: isSignedIn });
  const queries = [lists, hidden, ...(app ? [bought] : [])];
  return {
    isPending: isSignedIn && [...queries, told].some(({ isPending }) => isPending),
    error: isSignedIn ? (queries.find(({ error }) => error)?.error ?? null) : null,
    retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
    app,
    likely: appId,
    lists: known,
    flags: dataFlags.filter((flag) => rightsIn(told.data, app)?.[flag]),
    order: (app && order.data?.[app.platform]) ?? [],
    context: {
      viewer: account && viewerOf(account, rightsIn(told.data, app)?.menus ?? menus),
      app,
      services: {
        ...Object.fromEntries((bought.data?.items ?? []).map(({ service, status }) => [service, status])),
        ...(bought.data?.fake && { fake: bought.data.fake.status }),
      },
      hidden: new Set(app ? (hidden.data?.[app.platform] ?? []) : []),
    },
  };
}

/**
 * The rights in one app come before those of the account. What is asked here is newer than the map that was stored at the sign-in,
 * which stands where no answer comes.
 */
const rightsIn = (told: AuthInfo | undefined, app: App | null): RoleAuth | undefined =>
  told?.apps.find((one) => one.app === app?.id) ?? told;

/** The app of the address, or the first that can be opened. Debug apps are in no list. */
function appOf({ frequent, all }: AppLists, named: string | null): App | null {
  if (named !== null) return all.find(({ id }) => String(id) === named) ?? null;
  return [...frequent, ...all].find(({ isExpired, isDebug }) => !isExpired && !isDebug) ?? null;
}
