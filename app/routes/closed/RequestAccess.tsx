import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Avatar, Button, Copyable, Note, phone, Text, TextArea, useWords } from '#design-system';
import { useAct } from '#screens/kit/acts/index.ts';
import { may } from '../../access/may.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ourAccount } from '../../api/ours/people/account.ts';
import { useSignedIn } from '../../session/SessionProvider.tsx';
import { words } from './words.ts';

interface RequestAccessProps {
  /** The key page@section that is missing, or where data is. */
  page: string;
  app: number | null;
  /** What is asked for, before it is changed. */
  text: string;
  viewer: Viewer | null;
  onSent?: () => void;
}

/**
 * Lists who can give access and sends them a request. Where the back end supports neither, the request can be copied as text (G-07). A channel
 * partner, who is of another company, learns the roles to ask and no names; so does who has nobody to ask by name, as on a demo account.
 */
export function RequestAccess({ page, app, text, viewer, onSent }: RequestAccessProps) {
  const t = useWords(words);
  const { account } = useSignedIn();
  const mayKnow = may(viewer, 'view account');
  const [request, setRequest] = useState(text);
  const { data: openers = [], isPending } = useQuery({ ...ourAccount.openers({ page }), enabled: mayKnow });
  const { data: before } = useQuery({
    ...ourAccount.accessRequests(),
    select: (all) => all.find((one) => one.page === page && one.app === app && one.from === account?.email) ?? null,
  });
  const [isSent, setSent] = useState(false);
  const ask = useAct({
    call: ourAccount.requestAccess(),
    done: () => t.sent(mayKnow ? openers.map(({ name }) => name).join(t.between) : t.rolesToAsk),
    failed: () => t.notSent,
    after: () => {
      setSent(true);
      onSent?.();
    },
  });
  return (
    <Halves>
      <section>
        <h3>{t.whoCan}</h3>
        {(!mayKnow || (!isPending && openers.length === 0)) && (
          <Text as="p" tone="secondary">
            {t.rolesToAsk}
          </Text>
        )}
        <People aria-busy={(mayKnow && isPending) || undefined}>
          {openers.map(({ name, email }) => (
            <li key={email}>
              <Avatar name={name} size={40} />
              <div>
                <Text as="p" isStrong>
                  {name}
                </Text>
                <Text kind="caption" tone="tertiary">
                  {email}
                </Text>
              </div>
            </li>
          ))}
        </People>
      </section>
      <section>
        {before?.state === 'open' && <Note kind="info">{t.isWaiting(before.at.slice(0, 10))}</Note>}
        {before?.state === 'declined' && <Note>{t.wasDeclined(before.at.slice(0, 10), before.reason)}</Note>}
        <TextArea label={t.request} value={request} onChange={setRequest} rows={4} limit={200} />
        <Actions>
          {(openers.length > 0 || !mayKnow) && (
            <Button
              kind="primary"
              isBusy={ask.isRunning}
              isDisabled={isSent}
              onPress={() => void ask.run({ body: { page, app, message: request } })}
            >
              {t.send}
            </Button>
          )}
          <Copyable text={request} isButton />
          <Text kind="caption" tone="tertiary">
            {t.noData}
          </Text>
        </Actions>
      </section>
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-8);
  margin-top: var(--space-5);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border-subtle);

  & h3 {
    margin-bottom: var(--space-2);
    font: var(--type-label);
  }

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
`;

const People = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-2) 0;
    border-top: 1px solid var(--color-border-subtle);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;
