import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bilingual, useWords } from '#design-system';
import type { CallInput } from '#app/api/client/request.ts';
import { clientOf } from '#app/api/client/queryClient.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import type { Account } from '#app/api/account/shapes.ts';
import type { Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import type { Authorization } from '#app/api/ad-accounts/shapes.ts';
import { useLocation, useSearchParams } from '#app/lib/router.ts';
import type { Departure } from '#app/session/departures.ts';
import { useSession, useSignedIn } from '#app/session/SessionProvider.tsx';
import { useExplainError } from '../../acts/index.ts';
import { checkContinued, checkReturn, isOwnDeparture, isReturning, readArrival, type Arrival, type Reason } from './checkReturn.ts';
import { useArrival } from './useArrival.ts';
import { useDeparture } from './useDeparture.ts';

/** Where somebody stands on the way out and back. */
export type Stage<Of extends Arrival> =
  /** Has not gone out, or has finished. */
  | { is: 'outside' }
  /** Nothing is asked for, because of the reason. */
  | { is: 'refused'; reason: Reason }
  /** Has come back rightly; the service does not know yet. */
  | { is: 'returned'; arrival: Of; departure: Departure; account: Account }
  /** The service knows who agreed. Nothing is connected before it is confirmed. */
  | { is: 'described'; state: string; departure: Departure; authorization: Authorization | null }
  | { is: 'failed'; reason: string; from: string }
  | { is: 'declined'; state: string; from: string };

export interface AuthorizationFlow<Of extends Arrival = Arrival> {
  medium: Medium;
  stage: Stage<Of>;
  /** Leaves for the medium. */
  begin: () => void;
  isBeginning: boolean;
  /** False where the service does not take authorizations: nobody is sent out. */
  isOffered: boolean;
  /** Tells the service who came back, once: the state is used up before the call. True when it knows now. */
  accept: () => Promise<boolean>;
  isAccepting: boolean;
  decline: () => void;
  /** Connected or given up: the page begins anew. */
  finish: () => void;
}

export interface AuthorizationOptions<Name extends string, Input extends CallInput> {
  medium: Medium;
  /** What the medium sends back besides the state, and what it looks like. */
  returns: { name: Name; pattern: RegExp };
  /** The call that tells the service who came back. */
  describe: { call: Endpoint<Input, Authorization>; input: (arrival: Arrival & { [Key in Name]: string }) => Input };
}

/**
 * Out to a medium, where somebody agrees, and back with a state. Anybody can make a link that looks like a return, so it counts only for what
 * was begun in this browser, by who is signed in, not long ago, and once.
 *
 *     const authorization = useAuthorization({ medium, returns: { name: 'code', pattern: /^\w+$/ }, describe });
 *     <AuthorizationPanel of={authorization} />
 */
export function useAuthorization<const Name extends string, Input extends CallInput>(options: AuthorizationOptions<Name, Input>) {
  const { medium, returns, describe } = options;
  type Returned = Arrival & { [Key in Name]: string };
  const t = useWords(words);
  const session = useSession();
  const cache = useQueryClient();
  const explain = useExplainError();
  const { account } = useSignedIn();
  const arrival = useArrival({
    read: (search) => readArrival(search, returns.name, returns.pattern),
    isUseless: (search) =>
      isReturning(search, returns.name) ||
      isOwnDeparture(session.departures.find(search.get('state') ?? ''), { account: account?.id ?? null, media: medium.key }),
  });
  const first = useFirstStage<Returned>(options, arrival);
  const [later, setLater] = useState<Stage<Returned> | null>(null);
  const stage = later ?? first;
  const isSent = useRef(false);
  const { pathname } = useLocation();
  const { leave, isOfferedFor, isLeaving: isBeginning } = useDeparture();
  const isOffered = isOfferedFor(medium.key);
  const begin = () => leave({ media: medium.key, from: pathname, account: null });

  const tell = useMutation({
    mutationFn: async (): Promise<boolean> => {
      if (stage.is !== 'returned' || isSent.current) return false;
      isSent.current = true;
      const { state } = stage.arrival;
      const departure = session.departures.arrive(state, Date.now());
      if (!departure) {
        setLater({ is: 'refused', reason: 'unknown' });
        return false;
      }
      try {
        const authorization = await clientOf(cache).send(describe.call, describe.input(stage.arrival));
        setLater({ is: 'described', state, departure, authorization });
        return true;
      } catch (error) {
        session.departures.take(state);
        setLater({ is: 'failed', reason: explain(error, t.failed), from: departure.from });
        return false;
      }
    },
  });
  const decline = () => {
    if (stage.is !== 'returned') return;
    session.departures.take(stage.arrival.state);
    setLater({ is: 'declined', state: stage.arrival.state, from: stage.departure.from });
  };
  // Whoever did not agree goes out again with another state.
  useEffect(() => {
    if (first.is === 'declined') session.departures.take(first.state);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: it is about how the page was opened
  }, []);
  const finish = () => setLater({ is: 'outside' });
  const accept = () => tell.mutateAsync();
  return { medium, stage, begin, isBeginning, isOffered, accept, isAccepting: tell.isPending, decline, finish };
}

/** As it was when the page was opened: what happens on it later is known to it. */
function useFirstStage<Of extends Arrival>(
  { medium, returns }: Pick<AuthorizationOptions<string, never>, 'medium' | 'returns'>,
  arrival: Of | null,
): Stage<Of> {
  const session = useSession();
  const { account } = useSignedIn();
  const [search] = useSearchParams();
  const [now] = useState(() => Date.now());
  const [brought] = useState(() => search.get('state'));
  const [isPartial] = useState(() => isReturning(search, returns.name));
  const [departure] = useState(() => session.departures.find(arrival?.state ?? brought ?? ''));
  const standing = { account: account?.id ?? null, media: medium.key, now };
  if (arrival) {
    const reason = checkReturn(arrival, departure, standing);
    if (reason === null && departure && account) return { is: 'returned', arrival, departure, account };
    return { is: 'refused', reason: reason ?? 'incomplete' };
  }
  if (isOwnDeparture(departure, standing)) return { is: 'declined', state: departure.state, from: departure.from };
  if (isPartial) return { is: 'refused', reason: 'incomplete' };
  if (brought === null) return { is: 'outside' };
  const reason = checkContinued(departure, standing);
  if (reason === null && departure) return { is: 'described', state: brought, departure, authorization: null };
  return { is: 'refused', reason: reason ?? 'unknown' };
}

const words = bilingual({
  failed: [
    '没有连上服务。为了不重复绑定，这次授权已作废，请重新发起。',
    'The service did not answer. So that nothing is connected twice, this authorization has ended. Start again.',
  ],
});
