import { session as calls } from '#app/api/account/session.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { useMutation } from '@tanstack/react-query';

/** Signs out. The session of this browser ends whatever the service says, and with it what was typed and not saved. */
export function useSignOut() {
  const session = useSession();
  const { mutate, isPending } = useMutation({ ...calls.logout(), onSettled: () => session.end() });
  return { signOut: () => mutate({}), isSigningOut: isPending };
}
