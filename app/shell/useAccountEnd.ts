import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useEffect } from 'react';
import type { Viewer } from '../access/viewer.ts';
import { useSignedIn } from '../session/SessionProvider.tsx';
import { useSignOut } from '#screens/kit/acts/index.ts';
import { isOver, planEndOf } from '../access/flow.ts';
import { useWatchedFlow } from './useFlow.ts';

/** Signs users out when their account has ended; the sign-in page says why (R-233, C-14). */
export function useAccountEnd(viewer: Viewer | null) {
  const signOut = useSignOut();
  const { account } = useSignedIn();
  const usage = useWatchedFlow(viewer);
  const hasEnded = viewer !== null && isOver(viewer, planEndOf(account?.planEndsOn, usage), reportToday(), usage);
  useEffect(() => {
    if (hasEnded) signOut('expired');
  }, [hasEnded, signOut]);
}
