import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Session, SessionState } from './session.ts';

const Current = createContext<Session | null>(null);

/** Provides the session to everything inside. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => {
    addEventListener('storage', session.follow);
    return () => removeEventListener('storage', session.follow);
  }, [session]);
  return <Current value={session}>{children}</Current>;
}

export function useSession(): Session {
  const session = use(Current);
  if (!session) throw new Error('There is no SessionProvider above');
  return session;
}

/** Who is signed in, and what they may view. */
export function useSignedIn(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.get);
}
