import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { RouterProvider as AriaRouter } from 'react-aria-components';
import { ConfirmRegion, ToastRegion } from '../../design-system/index.ts';
import { LoginAccount } from '../../app/api/account/shapes.ts';
import { createClient } from '../../app/api/client/client.ts';
import { createQueryClient } from '../../app/api/client/queryClient.ts';
import { decode } from '../../app/api/wire/codec.ts';
import { createMemoryRouter, RouterProvider, useNavigate } from '../../app/lib/router.ts';
import type { BrowserStorage } from '../../app/session/browserStorage.ts';
import type { CookieStore } from '../../app/session/cookieStore.ts';
import { Session } from '../../app/session/session.ts';
import { SessionProvider } from '../../app/session/SessionProvider.tsx';
import { memoryCookies, memoryStorage } from './memory.ts';

/** What a browser stores: the same again is the same browser after a reload. */
export interface Memory {
  cookies: CookieStore;
  storage: BrowserStorage;
}

export const newMemory = (): Memory => ({ cookies: memoryCookies(), storage: memoryStorage() });

/** The service: what it answers to a path. */
export type Answer = (path: string) => Response | Promise<Response>;

interface ServedProps {
  answer: Answer;
  /** No answer came in time. */
  isLate?: boolean;
  memory?: Memory;
  /** The address that is opened. */
  at?: string;
  /** Who signs in, where nobody is. */
  person?: number;
  of: ComponentType;
}

/** A part of a kit with a session, a router and a service that answers as the story says: what a screen has around it, without the shell. */
export function Served({ answer, isLate = false, memory, at = '/', person = 1, of: Part }: ServedProps) {
  const [session] = useState(() => {
    const { cookies, storage } = memory ?? newMemory();
    const made = new Session(cookies, storage);
    if (made.get().account?.id !== person) made.begin(accountOf(person));
    return made;
  });
  const [cache] = useState(() =>
    createQueryClient(
      createClient({
        token: () => session.token(),
        onSessionLost: () => session.end('lost'),
        fetch: async (url) => await answer(new URL(String(url), location.origin).pathname),
        ...(isLate && { limit: () => AbortSignal.abort() }),
      }),
      { pause: 0 },
    ),
  );
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Inside of={Part} /> }], { initialEntries: [at] }));
  return (
    <QueryClientProvider client={cache}>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
      </SessionProvider>
      <ConfirmRegion />
      <ToastRegion />
    </QueryClientProvider>
  );
}

function Inside({ of: Part }: { of: ComponentType }) {
  const navigate = useNavigate();
  return (
    <AriaRouter navigate={(path) => void navigate(path)}>
      <Part />
    </AriaRouter>
  );
}

function accountOf(id: number): LoginAccount {
  const read = decode(LoginAccount, {
    id,
    email: `person${id}@provena.test`,
    token: `token-${id}`,
    roleCategory: 0,
    isSuperUser: true,
    status: 1,
    activeStatus: true,
    authStr: 'dashboard@monitor',
    company: '云岫互动',
  });
  if (!read.isRead) throw new Error(`${read.field}: ${read.reason}`);
  return read.value;
}
