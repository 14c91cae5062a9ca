import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usage } from '../api/tracking/usage.ts';
import { useSignedIn } from '../session/SessionProvider.tsx';
import type { Screen } from './screen.ts';

/** Tells the service which page was opened. Nobody waits for it, and nothing depends on it. */
export function useVisits(screen: Screen | undefined, isOpen: boolean) {
  const { account } = useSignedIn();
  const { mutate: log } = useMutation(usage.log());
  const email = account?.email;
  const path = isOpen ? screen?.path : undefined;
  useEffect(() => {
    if (email && path) log({ body: { menu: path, ip: null, email, kind: 'pv' } });
  }, [log, email, path]);
}
