import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider as AriaRouter } from 'react-aria-components';
import { ConfirmRegion, ToastRegion } from '#design-system';
import { createClient } from '#app/api/client/client.ts';
import { createQueryClient } from '#app/api/client/queryClient.ts';
import { createMemoryRouter, RouterProvider, useNavigate } from '#app/lib/router.ts';
import type { BrowserStorage } from '#app/session/browserStorage.ts';
import { Session } from '#app/session/session.ts';
import { SessionProvider } from '#app/session/SessionProvider.tsx';
import { BrowserStorageContext } from '#app/session/useStored.ts';
import { Links } from './Links.tsx';
import { createSampleService, type ServiceOptions } from './service.ts';

interface SampleConsoleProps extends ServiceOptions {
  /** The address behind the page: `?search=秋季`. */
  at?: string;
  hasOne?: boolean;
}

/** What a list needs around it, without the console: a router, a service, a session and what the browser stores. */
export function SampleConsole({ at = '', hasOne = true, ...service }: SampleConsoleProps) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Root hasOne={hasOne} /> }], { initialEntries: [`/${at}`] }));
  const [cache] = useState(() =>
    createQueryClient(createClient({ fetch: createSampleService(service), token: () => 'sample', onSessionLost: () => {} }), { pause: 0 }),
  );
  const [storage] = useState(memory);
  const [session] = useState(() => new Session({ all: () => new Map(), set: () => {}, remove: () => {} }, storage));
  return (
    <QueryClientProvider client={cache}>
      <SessionProvider session={session}>
        <BrowserStorageContext value={storage}>
          <RouterProvider router={router} />
          <ConfirmRegion />
          <ToastRegion />
        </BrowserStorageContext>
      </SessionProvider>
    </QueryClientProvider>
  );
}

function Root({ hasOne }: { hasOne: boolean }) {
  const navigate = useNavigate();
  return (
    <AriaRouter navigate={(path) => void navigate(path)}>
      <main>
        <Links hasOne={hasOne} />
      </main>
    </AriaRouter>
  );
}

/** As long as the story stands. */
function memory(): BrowserStorage {
  const stored = new Map<string, unknown>();
  return {
    get: (name) => stored.get(name),
    put: (name, value) => void stored.set(name, value),
    remove: (name) => void stored.delete(name),
  };
}
