import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#design-system';
import { clientOf } from '#app/api/client/queryClient.ts';
import { session as calls } from '#app/api/account/session.ts';
import { useNavigate } from '#app/lib/router.ts';
import { enter } from '#app/session/signing/enter.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { useAct } from '#screens/kit/acts/index.ts';
import { words } from '../words.ts';
import { config } from '#app/lib/config/current.ts';

/**
 * Signs in as the demo account of the installation, until the browser is closed, and opens a page with one of its apps. Whoever was signed
 * in here is not any more. Only for where there is one.
 */
export function useDemoSignIn() {
  const t = useWords(words);
  const session = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const signIn = async () => {
    const { demo } = config();
    if (!demo || session.get().account?.email === demo.email) return;
    const account = await clientOf(cache).send(calls.login, { body: { ...demo, remember: false } });
    await enter({ cache, session }, account, false);
  };
  return useAct({
    call: {
      mutationFn: async ({ app, page = '/monitor/dashboard' }: { app: number; page?: string }) => {
        await signIn();
        await navigate(`${page}?app=${app}`);
      },
    },
    failed: () => t.failed,
  });
}
