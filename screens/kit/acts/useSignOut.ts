import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { leave } from '#app/session/signing/leave.ts';
import type { EndReason } from '#app/session/session.ts';
import { useSession } from '#app/session/SessionProvider.tsx';

/** Signs out, by a press or because the account has ended. */
export function useSignOut() {
  const session = useSession();
  const cache = useQueryClient();
  return useCallback((reason?: EndReason) => leave({ cache, session }, reason), [cache, session]);
}
