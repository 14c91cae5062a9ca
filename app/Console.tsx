import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
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
}

/** The running console: a session, a client that asks in its name, and the page at the current address. */
export function Console({ router, session, shelf, settings }: ConsoleProps) {
  const cache = useMemo(() => {
    const made = connect(
      createClient({
        token: () => session.token(),
        // Once for each session that ends: forgets all answers, and the guard leads to the sign-in.
        onSessionLost: () => {
          session.end();
          made.clear();
        },
      }),
    );
    return made;
  }, [session]);
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
