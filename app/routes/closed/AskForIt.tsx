import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Avatar, Button, Copyable, phone, Text, TextArea, toasts, useWords } from '#design-system';
import { ourAccount } from '../../api/ours/people/account.ts';
import type { App } from '../../api/apps/shapes.ts';
import { words } from './words.ts';

interface AskForItProps {
  /** The key page@section that is missing. */
  page: string;
  title: string;
  app: App | null;
  role: string;
}

/** Who can open a page, and a request to them. Where a back end knows neither, the words can still be copied (G-07). */
export function AskForIt({ page, title, app, role }: AskForItProps) {
  const t = useWords(words);
  const [request, setRequest] = useState(() => t.requestText(title, app && `${app.name} ${app.platform}`, role));
  const { data: openers = [], isPending } = useQuery(ourAccount.openers({ page }));
  const ask = useMutation(ourAccount.requestAccess());
  const send = async () => {
    const reply = await ask.mutateAsync({ body: { page, app: app?.id ?? null, message: request } }).catch(() => null);
    if (reply?.isDone) toasts.show({ kind: 'good', title: t.sent(openers.map(({ name }) => name).join('、')) });
    else toasts.show({ kind: 'bad', title: t.notSent });
  };
  return (
    <Halves>
      <section>
        <h3>{t.whoCan}</h3>
        <People aria-busy={isPending || undefined}>
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
        <TextArea label={t.request} value={request} onChange={setRequest} rows={4} limit={200} />
        <Ways>
          {openers.length > 0 && (
            <Button kind="primary" isBusy={ask.isPending} isDisabled={ask.data?.isDone === true} onPress={() => void send()}>
              {t.send}
            </Button>
          )}
          <Copyable text={request} isButton />
          <Text kind="caption" tone="tertiary">
            {t.noData}
          </Text>
        </Ways>
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

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;
