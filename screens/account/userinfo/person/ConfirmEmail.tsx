import { useState } from 'react';
import { Button, LinkButton, Note, useWords } from '#design-system';
import { ApiError } from '#app/api/client/error.ts';
import { emailChange } from '#app/api/ours/people/emailChange.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { useAct } from '#screens/kit/acts/index.ts';
import { words } from '../words.ts';

/** A link is refused because it is over, or because it was opened by somebody who is signed in to another account. */
const refusalOf = (error: Error) =>
  error instanceof ApiError && error.trouble === 'refused'
    ? error.code === -1003
      ? 'other'
      : error.code === -5000
        ? 'expired'
        : null
    : null;

/**
 * Behind the link to the new mailbox, in the account that it belongs to: the guard leads through the sign-in first. A press, not the opening,
 * uses the code up, because programs that scan mails open their links as well.
 */
export function ConfirmEmail({ code, email, onClose }: { code: string; email: string; onClose: () => void }) {
  const t = useWords(words);
  const session = useSession();
  const [refusal, setRefusal] = useState<'other' | 'expired' | null>(null);
  const confirm = useAct({
    call: { ...emailChange.confirm(), onError: (error) => setRefusal(refusalOf(error)) },
    done: (_, confirmed) => t.emailSaved(confirmed.email),
    failed: () => t.failed,
    isFailureInline: true,
    after: (confirmed) => {
      session.updateAccount({ email: confirmed.email });
      onClose();
    },
  });
  if (refusal === 'expired')
    return (
      <Note kind="negative" title={t.linkExpired} onClose={onClose}>
        {t.linkExpiredText}
      </Note>
    );
  if (refusal === 'other') {
    const back = `/manage/userinfo?confirmEmail=${encodeURIComponent(code)}`;
    const change = (
      <LinkButton size="sm" href={`/login?redirect=${encodeURIComponent(back)}`}>
        {t.otherAccount}
      </LinkButton>
    );
    return (
      <Note kind="warning" title={t.linkOfOther} action={change} onClose={onClose}>
        {t.signedInAs(email)}
      </Note>
    );
  }
  const press = (
    <Button size="sm" kind="primary" isBusy={confirm.isRunning} onPress={() => void confirm.run({ body: { code } })}>
      {t.confirm}
    </Button>
  );
  return (
    <Note kind={confirm.failure ? 'negative' : 'info'} title={t.confirmEmail} action={press} onClose={onClose}>
      {confirm.failure ?? t.confirmEmailText}
    </Note>
  );
}
