import { useQueryClient } from '@tanstack/react-query';
import { toasts, useWords } from '#design-system';
import { ourMembers } from '#app/api/ours/people/members.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { useExplainError } from '#screens/kit/acts/index.ts';
import type { PersonState } from './usePeople.ts';
import { peopleWords } from './words.ts';

/** Shows the console as a member or a role. The bar that says so, and the way out, are the shell's. */
export function usePreview() {
  const t = useWords(peopleWords);
  const cache = useQueryClient();
  const session = useSession();
  const navigate = useNavigate();
  const explain = useExplainError();
  return async (whom: { member: number } | { role: number }, name: string, state: PersonState = 'enabled'): Promise<void> => {
    try {
      const found = await cache.fetchQuery({ ...ourMembers.preview(whom), staleTime: 0 });
      const key = 'member' in whom ? `member:${whom.member}` : `role:${whom.role}`;
      session.beginPreview({ key, name, ...(state !== 'enabled' && { cannotSignIn: state }) }, found);
      await navigate('/manage/app');
    } catch (error) {
      toasts.show({ kind: 'bad', title: t.noPreview, detail: explain(error) });
    }
  };
}
