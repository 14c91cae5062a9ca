import { useQueryClient } from '@tanstack/react-query';
import { returnPath } from '#app/access/redirect.ts';
import type { LoginResult } from '#app/api/account/shapes.ts';
import { useIsPage } from '#app/lib/pages.ts';
import { useNavigate, useSearchParams } from '#app/lib/router.ts';
import { enter } from '#app/session/signing/enter.ts';
import { useSession } from '#app/session/SessionProvider.tsx';

/** What follows a sign-in: learns what may be viewed, and goes back to where the reader came from. */
export function useEnter() {
  const session = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const path = useConsolePath();
  return async (account: LoginResult, isRemembered: boolean) => {
    await enter({ cache, session }, account, isRemembered);
    const { registration } = session.get();
    if (registration !== null) return navigate(registration === 0 ? '/activation' : '/accountInfo');
    // The code, if there was one, is used up and leaves the address with it.
    return navigate(path, { replace: search.has('code') });
  };
}

/** Where the reader came from, or else the first page. */
export function useConsolePath(): string {
  const [search] = useSearchParams();
  return returnPath(search.get('redirect'), useIsPage()) ?? '/monitor/dashboard';
}
