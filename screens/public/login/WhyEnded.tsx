import { use } from 'react';
import { Details, FailureContext, Note, useWords } from '#design-system';
import { ApiError } from '#app/api/client/error.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { PurchaseLink } from '#screens/kit/purchase/PurchaseLink.tsx';
import { words } from './words.ts';

/** Why the session before has ended, unless its user has signed out. */
export function WhyEnded() {
  const t = useWords(words);
  const { ended, failure } = useSignedIn();
  const explain = use(FailureContext);
  if (ended === null || ended === 'signedOut') return null;
  if (ended === 'expired')
    return (
      <Note kind="warning" action={<PurchaseLink what="renew" size="sm" />}>
        {t.expired}
      </Note>
    );
  if (ended !== 'failed') return <Note kind="info">{t[ended]}</Note>;
  //
  const message = (failure instanceof ApiError && failure.serviceMessage) || 'Has Error';
  return (
    <Note kind="negative" title={message} action={<Details items={explain(failure)?.details ?? []} align="start" />}>
      {t.failed}
    </Note>
  );
}
