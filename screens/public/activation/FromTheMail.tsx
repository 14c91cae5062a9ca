import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { Button, Note, useWords } from '#design-system';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { words } from './words.ts';

/** Behind the link of the mail. A press, not the opening, uses the code up: programs that look at mails open their links as well. */
export function FromTheMail({ code }: { code: string }) {
  const t = useWords(words);
  const session = useSession();
  const navigate = useNavigate();
  const activate = useMutation({
    ...ourAccount.activate(),
    onSuccess: ({ isDone }) => {
      if (!isDone) return navigate('/failure?of=activation', { replace: true });
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
      {activate.isError && (
        <Note kind="negative" title={t.activateFailed}>
          {t.later}
        </Note>
      )}
      <Button kind="primary" size="lg" isBusy={activate.isPending} onPress={() => activate.mutate({ code })}>
        {t.activate}
      </Button>
    </>
  );
}
