import { MailCheck } from 'lucide-react';
import { Button, Note, useWords } from '#design-system';
import { ApiError } from '#app/api/client/error.ts';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { useAct } from '#screens/kit/acts/index.ts';
import { words } from './words.ts';

/** Behind the link of the mail. A press, not the opening, uses the code up: programs that look at mails open their links as well. */
export function FromTheMail({ code }: { code: string }) {
  const t = useWords(words);
  const session = useSession();
  const navigate = useNavigate();
  const activate = useAct({
    call: {
      ...ourAccount.activate(),
      // A link that was used up or is too old is refused; what did not get through can be tried again.
      onError: (error) => error instanceof ApiError && error.trouble === 'refused' && navigate('/failure?of=activation', { replace: true }),
    },
    failed: () => t.later,
    unanswered: t.later,
    isFailureInline: true,
    after: () => {
      // Whoever waits in this browser waits no longer.
      if (session.get().pending) session.end();
      return navigate('/success?of=activation', { replace: true });
    },
  });
  return (
    <>
      <EntryTitle title={t.activateTitle} icon={MailCheck}>
        {t.activateCause}
      </EntryTitle>
      {activate.failure && (
        <Note kind="negative" title={t.activateFailed}>
          {activate.failure}
        </Note>
      )}
      <Button kind="primary" size="lg" isBusy={activate.isRunning} onPress={() => void activate.run({ code })}>
        {t.activate}
      </Button>
    </>
  );
}
