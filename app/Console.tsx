import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { createClient } from './api/client/client.ts';
import { connect } from './api/client/connection.ts';
import { RouterProvider, type createBrowserRouter } from './lib/router.ts';
import { ShelfContext } from './session/kept.ts';
import type { Session } from './session/session.ts';
import { SessionProvider } from './session/SessionProvider.tsx';
import type { Settings } from './session/settings.ts';
import type { Shelf } from './session/shelf.ts';
import { SettingsRoot } from './shell/settings.tsx';

interface ConsoleProps {
  router: ReturnType<typeof createBrowserRouter>;
  session: Session;
  shelf: Shelf;
  settings?: Partial<Settings>;
  /** How long the first pause is before what failed is asked again. A story has no reason to wait. */
  pause?: number;
}

/** The running console: a session, a client that asks in its name, and the page at the current address. */
export function Console({ router, session, shelf, settings, pause }: ConsoleProps) {
  const cache = useMemo(() => {
    return connect(
      createClient({
        token: () => session.token(),
        // Once for each session that ends; the guard leads to the sign-in, which says why.
        onSessionLost: () => session.end('lost'),
      }),
      pause === undefined ? {} : { pause },
    );
  }, [session, pause]);
  useForgetting(cache, session);
  return (
    <SettingsRoot shelf={shelf} {...(settings && { given: settings })}>
      <QueryClientProvider client={cache}>
        <SessionProvider session={session}>
          <ShelfContext value={shelf}>
            <RouterProvider router={router} />
          </ShelfContext>
        </SessionProvider>
      </QueryClientProvider>
    </SettingsRoot>
  );
}

/** What one person was told is in nobody's memory when they are gone, however they went. */
function useForgetting(cache: QueryClient, session: Session) {
  useEffect(() => {
    let before = session.get().account?.id;
    const stop = session.subscribe(() => {
      const now = session.get().account?.id;
      if (before !== undefined && now !== before) cache.clear();
      before = now;
    });
    return () => void stop();
  }, [cache, session]);
}
