import { use } from 'react';
import { Details, FailureContext, Note, useWords } from '#design-system';
import { ApiError } from '#app/api/client/error.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { words } from './words.ts';

/** Why the session before has ended, unless its user has signed out. */
export function WhyEnded() {
  const t = useWords(words);
  const { ended, failure } = useSignedIn();
  const details = use(FailureContext)(failure)?.details ?? [];
  if (ended === null || ended === 'signedOut') return null;
  if (ended !== 'failed') return <Note kind={ended === 'lost' ? 'info' : 'warning'}>{t[ended]}</Note>;
  //
  const message = (failure instanceof ApiError && failure.serviceMessage) || 'Has Error';
  return (
    <Note kind="negative" title={message} action={<Details items={details} align="start" />}>
      {t.failed}
    </Note>
  );
}
