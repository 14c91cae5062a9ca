import { account } from '../../api/account/account.ts';
import { rights } from '../../api/account/rights.ts';
import { Account, LoginAccount } from '../../api/account/shapes.ts';
import { createClient, type ClientOptions } from '../../api/client/client.ts';
import { decode } from '../../api/wire/codec.ts';
import { config } from '../../lib/config/current.ts';
import type { Session } from '../session.ts';

/** No page is drawn before the answer. In milliseconds. */
const longest = 5000;

/**
 * Learns whether the browser has an HttpOnly session of which this console has stored nothing: after a sign-in elsewhere, or when the profile has
 * expired first. A service that does not answer in time, or answers that nobody is signed in, leaves the reader at the sign-in page.
 */
export async function learn(session: Session, connection: Pick<ClientOptions, 'origin' | 'fetch'> = { origin: config().api }) {
  const client = createClient({
    ...connection,
    token: () => session.token(),
    onSessionLost: () => session.end('lost'),
    limit: () => AbortSignal.timeout(longest),
  });
  const detail = await client.ask(account.detail, {}).catch(() => null);
  if (!detail) return;
  const read = decode(LoginAccount, Account.write(detail));
  if (!read.isRead) return;
  session.begin(read.value, { isRemembered: false });
  const answer = await client.ask(rights.menus, {}).catch(() => null);
  if (answer) session.setMenus(answer.menus);
}
