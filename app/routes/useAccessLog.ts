import { useCallback } from 'react';
import { useBackgroundWrite } from '#screens/kit/acts/index.ts';
import { usage, type AccessKind } from '../api/tracking/usage.ts';
import { useSignedIn } from '../session/SessionProvider.tsx';

/** Reports to the service what was opened or done on which page. A browser does not know its own address: the service sees it (decision 0122). */
export function useAccessLog(): (menu: string, kind: AccessKind) => void {
  const { account } = useSignedIn();
  const log = useBackgroundWrite(usage.log());
  const email = account?.email;
  return useCallback((menu, kind) => email && log({ body: { menu, ip: '', email, kind } }), [log, email]);
}
