import { useEffect, useState } from 'react';
import { Empty, LinkButton, useWords } from '#design-system';
import { useLocation, useNavigate, useSearchParams } from '#app/lib/router.ts';
import { useSession, useSignedIn } from '#app/session/SessionProvider.tsx';
import { PlainPage } from '#screens/kit/entry/frame/PlainPage.tsx';
import { Confirming } from './Confirming.tsx';
import { arrivalFrom, arrivalIn, judge, type Reason } from './judge.ts';
import { reasons, words } from './words.ts';

/**
 * Where Tencent Ads sends somebody back to. Anybody can make a link to this page, so nothing happens by opening it: it must have been begun
 * in this browser, by who is signed in, and be confirmed; the state is used up before the one call is made. The address is cleaned at once.
 */
export function GdtAuthorize() {
  const t = useWords(words);
  const session = useSession();
  const { account } = useSignedIn();
  const arrival = useArrival();
  // As it was when one came: confirming uses the departure up.
  const [departure] = useState(() => (arrival ? session.departures.find(arrival.state) : null));
  const [now] = useState(() => Date.now());
  const reason = judge(arrival, departure, { account: account?.id ?? null, now });
  return (
    <PlainPage title={t.title} lead={t.lead}>
      {reason === null && arrival && departure && account ? (
        <Confirming arrival={arrival} departure={departure} account={account} />
      ) : (
        <Explained reason={reason ?? 'incomplete'} />
      )}
    </PlainPage>
  );
}

/** What the address says, and after it was cleaned what the entry of the history has kept of it. */
function useArrival() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [arrival] = useState(() => arrivalIn(search) ?? arrivalFrom(state));
  const isSoiled = search.size > 0;
  useEffect(() => {
    if (isSoiled) void navigate('/gdtAuthorize', { replace: true, state: arrival });
  }, [isSoiled, navigate, arrival]);
  return arrival;
}

function Explained({ reason }: { reason: Reason }) {
  const t = useWords(words);
  const why = useWords(reasons);
  return (
    <Empty
      kind="locked"
      headingLevel={2}
      title={why[reason]}
      cause={why[`${reason}Cause`]}
      actions={
        <LinkButton href={reason === 'nobody' ? '/login' : '/manage/channel'}>{reason === 'nobody' ? t.login : t.accounts}</LinkButton>
      }
    />
  );
}
