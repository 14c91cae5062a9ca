import { CircleAlert, CircleCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton, Note, useWords } from '#design-system';
import { ApiError } from '#app/api/client/error.ts';
import { emailChange } from '#app/api/ours/people/emailChange.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { useAct } from '#screens/kit/acts/index.ts';
import { EntryFrame } from '#screens/kit/entry/frame/EntryFrame.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { words } from './words.ts';

const noStops: readonly [] = [];

/** Opened by the link in the old mailbox: its owner reverts the change of the sign-in email, signed in or not (decision 0151). */
export function RestoreEmail() {
  const t = useWords(words);
  const title = usePageTitle();
  const [search] = useSearchParams();
  const session = useSession();
  const [outcome, setOutcome] = useState<'restored' | 'expired' | null>(null);
  const code = search.get('message') ?? '';
  const restore = useAct({
    call: {
      ...emailChange.takeBack(),
      onError: (error) => error instanceof ApiError && error.code === -5000 && setOutcome('expired'),
    },
    failed: () => t.failed,
    unanswered: t.unanswered,
    isFailureInline: true,
    after: ({ email }) => {
      setOutcome('restored');
      // All sessions of the account have ended at the service, so that of this browser ends as well.
      if (session.get().account?.email === email) session.end();
    },
  });
  return (
    <EntryFrame promise={t.promise} lead={t.lead} stops={noStops}>
      {outcome === 'restored' ? (
        <>
          <EntryTitle title={t.restored} icon={CircleCheck}>
            {t.restoredText}
          </EntryTitle>
          <LinkButton href="/login" kind="primary" size="lg">
            {t.login}
          </LinkButton>
        </>
      ) : outcome === 'expired' || code === '' ? (
        <>
          <EntryTitle title={t.expired} icon={CircleAlert}>
            {t.expiredText}
          </EntryTitle>
          <LinkButton href="/forget" kind="primary" size="lg">
            {t.forget}
          </LinkButton>
        </>
      ) : (
        <>
          <EntryTitle title={title} icon={MailWarning}>
            {t.text}
          </EntryTitle>
          {restore.failure && <Note kind="negative">{restore.failure}</Note>}
          <Button kind="primary" size="lg" isBusy={restore.isRunning} onPress={() => void restore.run({ body: { code } })}>
            {t.restore}
          </Button>
        </>
      )}
    </EntryFrame>
  );
}
