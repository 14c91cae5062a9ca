import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button, DescriptionList, Empty, LinkButton, Note, Panel, Stack, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { Account } from '#app/api/account/shapes.ts';
import type { Departure } from '#app/session/departures.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { saidOf, settled } from '#screens/kit/form/refused.ts';
import { minutes, type Arrival } from './judge.ts';
import { reasons, words } from './words.ts';

interface ConfirmingProps {
  arrival: Arrival;
  departure: Departure;
  account: Account;
}

/** Names both sides of what is about to be tied together, and asks. */
export function Confirming({ arrival, departure, account }: ConfirmingProps) {
  const t = useWords(words);
  const { bind, decline, outcome } = useBinding(arrival);
  if (outcome) return <Ended outcome={outcome} from={departure.from} />;
  const begun = new Date(departure.at).toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false });
  return (
    <>
      <Panel title={t.pair}>
        <DescriptionList
          items={[
            { term: t.media, value: t.tencent },
            { term: t.cid, value: <b>{arrival.cid}</b> },
            { term: t.to, value: t.toValue(account.company || '–', account.email) },
            { term: t.since, value: t.sinceValue(begun, minutes) },
          ]}
        />
      </Panel>
      <Note kind="warning">{t.wrong}</Note>
      <Stack direction="row" gap="2" isWrapping>
        <Button kind="primary" size="lg" isBusy={bind.isPending} onPress={() => bind.mutate()}>
          {t.confirm(arrival.cid)}
        </Button>
        <Button kind="ghost" size="lg" isDisabled={bind.isPending} onPress={decline}>
          {t.decline}
        </Button>
      </Stack>
    </>
  );
}

type Outcome =
  | { is: 'done'; state: string; name: string; cid: string }
  | { is: 'failed'; said: string | undefined }
  | { is: 'used' }
  | { is: 'declined' };

/** Exactly one call: the state is taken off the shelf before it, and whoever presses again, here or in another tab, finds nothing there. */
function useBinding({ state, cid }: Arrival) {
  const session = useSession();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSent = useRef(false);
  const call = useMutation(adAccounts.returnFromTencent());
  const bind = useMutation({
    mutationFn: async () => {
      if (isSent.current) return;
      isSent.current = true;
      if (!session.departures.take(state)) {
        setOutcome({ is: 'used' });
        return;
      }
      try {
        const bound = settled(await call.mutateAsync({ state, cid }));
        setOutcome({ is: 'done', state: bound.state, name: bound.name, cid: bound.cid });
      } catch (error) {
        setOutcome({ is: 'failed', said: saidOf(error) });
      }
    },
  });
  const decline = () => {
    session.departures.take(state);
    setOutcome({ is: 'declined' });
  };
  return { bind, decline, outcome };
}

function Ended({ outcome, from }: { outcome: Outcome; from: string }) {
  const t = useWords(words);
  const why = useWords(reasons);
  const restart = <LinkButton href={from}>{t.restart}</LinkButton>;
  switch (outcome.is) {
    case 'done':
      return (
        <Panel title={t.doneTitle}>
          <Stack gap="3" align="start">
            <span>
              {t.done(outcome.name, outcome.cid)} {t.doneNext}
            </span>
            <LinkButton href={`${from}?state=${encodeURIComponent(outcome.state)}`} kind="primary">
              {t.goOn}
            </LinkButton>
          </Stack>
        </Panel>
      );
    case 'declined':
      return <Empty kind="no-data" headingLevel={2} title={t.declined} cause={t.declinedCause} actions={restart} />;
    case 'used':
      return <Empty kind="locked" headingLevel={2} title={why.unknown} cause={why.unknownCause} actions={restart} />;
    case 'failed':
      return <Empty kind="failed" headingLevel={2} title={t.failedTitle} cause={outcome.said ?? t.failed} actions={restart} />;
  }
}
