import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useEffect } from 'react';
import type { Viewer } from '../access/viewer.ts';
import { useSession, useSignedIn } from '../session/SessionProvider.tsx';
import { isOver, planEndOf } from '../access/flow.ts';
import { useWatchedFlow } from './useFlow.ts';

/** Signs users out when their account has ended; the sign-in page says why (R-233, C-14). */
export function useAccountEnd(viewer: Viewer | null) {
  const session = useSession();
  const { account } = useSignedIn();
  const usage = useWatchedFlow(viewer);
  const hasEnded = viewer !== null && isOver(viewer, planEndOf(account?.planEndsOn, usage), reportToday(), usage);
  useEffect(() => {
    if (hasEnded) session.end('expired');
  }, [hasEnded, session]);
}
