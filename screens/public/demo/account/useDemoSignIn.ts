import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rights } from '#app/api/account/rights.ts';
import { session as calls } from '#app/api/account/session.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { settled } from '#screens/kit/form/refused.ts';
import { demoAccount } from './seed-apps.ts';

/** Signs in as the demo account, until the browser is closed, and opens a page with one of its apps. Whoever was signed in here is not any more. */
export function useDemoSignIn() {
  const session = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const login = useMutation(calls.login());
  return useMutation({
    mutationFn: async ({ app, page = '/monitor/dashboard' }: { app: number; page?: string }) => {
      if (session.get().account?.email !== demoAccount.email) {
        const account = settled(await login.mutateAsync({ body: { ...demoAccount, remember: false } }));
        // Nothing that somebody else was told is shown to this one.
        cache.clear();
        session.begin(account, { isRemembered: false });
        session.learn((await cache.fetchQuery(rights.menus())).menus);
      }
      await navigate(`${page}?app=${app}`);
    },
  });
}
