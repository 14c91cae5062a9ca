import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { moment, nothing } from '../../wire/scalars.ts';
import { email, secret } from '../../wire/sensitive.ts';
import { maybe, named, shape } from '../../wire/shapes.ts';

const { query, mutation } = calls('account', { isOurs: true });

/** A new sign-in email whose mailbox has not been confirmed yet. */
export const PendingEmail = shape({ to: named('email', email), sentAt: named('sendTime', moment) });
export type PendingEmail = ValueOf<typeof PendingEmail>;

const code = shape({ code: named('message', secret) });
const cites = 'G-07 R-172';

/**
 * A new sign-in email takes effect when its mailbox confirms it. Both mailboxes get a mail with a link: the new one confirms, the old one takes
 * back. The call of the specification is for those who have not activated.
 */
export const emailChange = {
  start: mutation('PUT /api/account/email', {
    body: shape({ to: named('email', email), password: secret }),
    result: nothing,
    cites,
  }),
  pending: query('GET /api/account/email/pending', { result: maybe(PendingEmail), cites }),
  /** The link of the mail before stops working. */
  resend: mutation('POST /api/account/email/pending/mail', { result: nothing, cites }),
  cancel: mutation('DELETE /api/account/email/pending', { result: nothing, cites }),
  /** Behind the link to the new mailbox. Needs a session of the account, because a mistyped mailbox belongs to a stranger. */
  confirm: mutation('POST /api/account/email/confirm', { body: code, result: shape({ email }), cites }),
  /** Called by the link in the old mailbox. It needs no session, because the person who changed the email may have changed the password, too. */
  takeBack: mutation('POST /api/reged/email/restore', { body: code, result: shape({ email }), isOpen: true, cites }),
};
