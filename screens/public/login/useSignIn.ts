import { useMutation, useQueryClient } from '@tanstack/react-query';
import { returnPath } from '#app/access/redirect.ts';
import type { Reply } from '#app/api/client/codes.ts';
import { ApiError } from '#app/api/client/error.ts';
import { rights } from '#app/api/account/rights.ts';
import { session as calls } from '#app/api/account/session.ts';
import type { LoginResult } from '#app/api/account/shapes.ts';
import { useIsPage } from '#app/lib/pages.ts';
import { useNavigate, useSearchParams } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Signs in, learns what may be viewed, and goes back to where the reader came from. */
export function useSignIn() {
  const session = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isPage = useIsPage();
  const login = useMutation(calls.login());
  const codeLogin = useMutation(calls.loginByCode());
  const enter = async (reply: Reply<LoginResult>, isRemembered: boolean) => {
    if (!reply.isDone) throw new Refused(reply.message);
    // Nothing that somebody else was told is shown to this one.
    cache.clear();
    session.begin(reply.value, { isRemembered });
    const { registration } = session.get();
    if (registration !== null) return navigate(registration === 0 ? '/activation' : '/accountInfo');
    session.learn((await cache.fetchQuery(rights.menus())).menus);
    // The code, if there was one, is used up and leaves the address with it.
    return navigate(returnPath(search.get('redirect'), isPage) ?? '/monitor/dashboard', { replace: search.has('code') });
  };
  return {
    byPassword: async (body: Credentials) => enter(await login.mutateAsync({ body }), body.remember),
    /** Back from another sign-in, until the browser is closed. */
    byCode: async (code: string) => enter(await codeLogin.mutateAsync({ code }), false),
  };
}

/** The service knows why, and says so in its words. */
class Refused extends Error {}

export const reasonOf = (error: unknown, otherwise: string) => {
  if (error instanceof Refused) return error.message;
  return error instanceof ApiError && error.said ? error.said : otherwise;
};
