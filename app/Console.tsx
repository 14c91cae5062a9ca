import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { createClient } from './api/client/client.ts';
import { observed } from './api/client/observed/observed.ts';
import { createQueryClient } from './api/client/queryClient.ts';
import { RouterProvider, type createBrowserRouter } from './lib/router.ts';
import { BrowserStorageContext, TabStorageContext } from './session/useStored.ts';
import type { Session } from './session/session.ts';
import { SessionProvider } from './session/SessionProvider.tsx';
import type { Settings } from './session/settings.ts';
import type { BrowserStorage } from './session/browserStorage.ts';
import { SettingsRoot } from './shell/useAppSettings.tsx';
import { config, isCallLacking } from './lib/config/current.ts';
import { serviceClock } from './lib/periods/serviceClock.ts';

interface ConsoleProps {
  router: ReturnType<typeof createBrowserRouter>;
  session: Session;
  storage: BrowserStorage;
  /** What this tab alone stores, until it is closed. */
  tab?: BrowserStorage;
  settings?: Partial<Settings>;
  /** The first pause before a failed query is retried, in milliseconds. Stories do not wait. */
  pause?: number;
}

/** The running console: a session, a client that sends calls for it, and the page at the current address. */
export function Console({ router, session, storage, tab, settings, pause }: ConsoleProps) {
  const cache = useMemo(() => {
    const client = createClient({
      origin: config().api,
      isOnline: () => navigator.onLine,
      lacks: isCallLacking,
      token: () => session.token(),
      preview: () => session.get().preview?.key ?? null,
      onDated: serviceClock.learn,
      // Once for each session that ends; the guard leads to the sign-in, which says why.
      onSessionLost: () => session.end('lost'),
    });
    return createQueryClient(observed(client), pause === undefined ? {} : { pause });
  }, [session, pause]);
  useClearCacheOnSignOut(cache, session);
  return (
    <SettingsRoot storage={storage} {...(settings && { given: settings })}>
      <QueryClientProvider client={cache}>
        <SessionProvider session={session}>
          <BrowserStorageContext value={storage}>
            <TabStorageContext value={tab ?? null}>
              <RouterProvider router={router} />
            </TabStorageContext>
          </BrowserStorageContext>
        </SessionProvider>
      </QueryClientProvider>
    </SettingsRoot>
  );
}

const shownTo = (session: Session) => {
  const { account, preview } = session.get();
  return account && `${account.id} ${preview?.key}`;
};

/** Clears all cached answers when the session ends, however it ends, and where a preview begins or ends. */
function useClearCacheOnSignOut(cache: QueryClient, session: Session) {
  useEffect(() => {
    let before = shownTo(session);
    const stop = session.subscribe(() => {
      const now = shownTo(session);
      if (before !== null && now !== before) cache.clear();
      before = now;
    });
    return () => void stop();
  }, [cache, session]);
}
