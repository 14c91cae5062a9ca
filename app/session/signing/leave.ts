import { session as calls } from '../../api/account/session.ts';
import { clientOf } from '../../api/client/queryClient.ts';
import type { EndReason } from '../session.ts';
import type { Signing } from './enter.ts';

/**
 * Signs out. The session of this browser ends at once, and with it what was typed and not saved; then the service is told, which may be slow
 * or away. Nobody waits for its answer.
 */
export function leave({ cache, session }: Signing, reason: EndReason = 'signedOut') {
  const token = session.token();
  session.end(reason);
  if (token !== null)
    void clientOf(cache)
      .send(calls.logout, {}, token)
      .catch(() => null);
}
