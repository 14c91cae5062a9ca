import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button, Status, Text, useWords } from '#design-system';
import { registration } from '#app/api/account/registration.ts';
import { ApiError } from '#app/api/client/error.ts';
import { useLocation, useNavigate } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { ResendButton } from '#screens/kit/entry/mail/ResendButton.tsx';
import { sentAtIn, sentNow } from '#screens/kit/entry/mail/sentAt.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { OtherEmail } from './OtherEmail.tsx';
import { Waited } from './Waited.tsx';
import { words } from './words.ts';

interface WaitingProps {
  id: number;
  email: string;
}

/** The mail is on its way: it can be sent again, or to another address, and the page goes on by itself. */
export function Waiting({ id, email }: WaitingProps) {
  const t = useWords(words);
  const { state } = useLocation();
  const [isChanging, setChanging] = useState(false);
  const navigate = useNavigate();
  const sendAgain = useAct({
    call: registration.sendActivation(),
    done: () => t.sentAgain,
    failed: () => t.notSent,
    after: () => navigate('/activation', { replace: true, ...sentNow() }),
  });
  useGoesOn(id);
  const sentAt = sentAtIn(state);
  return (
    <>
      <EntryTitle title={t.title} icon={Mail}>
        {t.sentTo} <b>{email}</b>
        <br />
        {t.goesOn}
      </EntryTitle>
      <Live>
        <Status tone="live">{t.waiting}</Status>
        {sentAt !== null && <Waited since={sentAt} />}
      </Live>
      {isChanging ? (
        <OtherEmail id={id} email={email} onKeep={() => setChanging(false)} />
      ) : (
        <Ways>
          <ResendButton sentAt={sentAt} isBusy={sendAgain.isRunning} onPress={() => void sendAgain.run({ id, flag: another })} />
          <Button kind="ghost" size="lg" onPress={() => setChanging(true)}>
            {t.otherEmail}
          </Button>
        </Ways>
      )}
      <Advice>
        <Text as="p" isStrong>
          {t.nothingCame}
        </Text>
        {[t.spam, t.slow, t.admin].map((advice) => (
          <Text as="p" tone="secondary" key={advice}>
            {advice}
          </Text>
        ))}
      </Advice>
    </>
  );
}

/** 2 is sent for another mail after the first (see the call). */
const another = 2;

const pause = 5000;

/** Asks whether the account still waits. One that is not found among those who wait has been activated, here or on another device. */
function useGoesOn(id: number) {
  const session = useSession();
  const navigate = useNavigate();
  const { error } = useQuery({ ...registration.found({ id }), refetchInterval: pause, staleTime: 0, retry: false });
  const isOver = error instanceof ApiError && error.trouble === 'refused' && error.status === 404;
  useEffect(() => {
    if (!isOver) return;
    session.end();
    void navigate('/success?of=activation', { replace: true });
  }, [isOver, session, navigate]);
}

const Live = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-md);
`;

const Ways = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Advice = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-border-subtle);
`;
