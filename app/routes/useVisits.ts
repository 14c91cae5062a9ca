import { useEffect } from 'react';
import { useBackgroundWrite } from '#screens/kit/acts/index.ts';
import { usage } from '../api/tracking/usage.ts';
import { useSignedIn } from '../session/SessionProvider.tsx';
import type { Screen } from './screen.ts';

/** Reports to the service which page was opened. Nothing depends on the result. */
export function useVisits(screen: Screen | undefined, isOpen: boolean) {
  const { account } = useSignedIn();
  const log = useBackgroundWrite(usage.log());
  const email = account?.email;
  const path = isOpen ? screen?.path : undefined;
  useEffect(() => {
    if (email && path) log({ body: { menu: path, ip: null, email, kind: 'pv' } });
  }, [log, email, path]);
}
