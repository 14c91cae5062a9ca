import { useProvenaLocale } from '#design-system/foundation/words.ts';
import { roleNameIn } from '../lib/glossary/names.ts';
import { useSignedIn } from './SessionProvider.tsx';

/** What the role of the person who is signed in is called: the newer name where there is one. */
export function useRoleName(): string {
  const locale = useProvenaLocale();
  const { account } = useSignedIn();
  return roleNameIn(account?.newRoleName ?? account?.roleName ?? '', locale);
}
