import type { QueryClient } from '@tanstack/react-query';
import { rights } from '../../api/account/rights.ts';
import type { LoginResult } from '../../api/account/shapes.ts';
import type { Session } from '../session.ts';

export interface Signing {
  cache: QueryClient;
  session: Session;
}

/** What follows every sign-in: the profile is stored, then the rights by page are read. */
export async function enter({ cache, session }: Signing, result: LoginResult, isRemembered: boolean) {
  // Answers to the former account must not be shown to this one.
  cache.clear();
  session.begin(result, { isRemembered });
  await readMenus({ cache, session });
}

/**
 * Reads the rights by page; an account that is not active has none. Nobody is refused because they did not load: the guard reads the
 * rights again, and says what failed.
 */
export async function readMenus({ cache, session }: Signing) {
  const token = session.token();
  if (token === null) return;
  const answer = await cache.fetchQuery(rights.menus()).catch(() => null);
  if (answer && session.token() === token) session.setMenus(answer.menus);
}
