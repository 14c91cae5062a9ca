import { Activity, KeyRound, Mail, MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Icon, LinkButton, Panel, Text, useWords, type LucideIcon } from '#design-system';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useAct } from '#screens/kit/acts/index.ts';
import { PendingEmailLine } from './PendingEmailLine.tsx';
import { words } from '../words.ts';

interface SecurityProps {
  email: string;
  onPassword: () => void;
  onEmail: () => void;
}

export function Security({ email, onPassword, onEmail }: SecurityProps) {
  const t = useWords(words);
  const status = usePageTitle('/status');
  const isOwner = useSignedIn().account?.isSuperUser === true;
  const signOutOthers = useAct({
    call: ourAccount.signOutOthers(),
    confirm: () => ({ title: t.signOutTitle, children: t.signOutText, act: t.signOutOthers, kind: 'danger' }),
    done: () => t.signedOut,
  });
  return (
    <Panel title={t.security} isFlush>
      <List>
        <Line icon={KeyRound} title={t.password} note={t.passwordNote}>
          <Button size="sm" onPress={onPassword} aria-label={`${t.change} ${t.password}`}>
            {t.change}
          </Button>
        </Line>
        <Line icon={Mail} title={t.signInEmail} note={email}>
          <Button size="sm" onPress={onEmail} aria-label={`${t.change} ${t.signInEmail}`}>
            {t.change}
          </Button>
        </Line>
        <PendingEmailLine />
        <Line icon={MonitorSmartphone} title={t.sessions} note={t.sessionsNote}>
          <Button size="sm" onPress={() => void signOutOthers.run({})}>
            {t.signOutOthers}
          </Button>
        </Line>
        {isOwner && (
          <Line icon={Activity} title={status} note={t.statusNote}>
            <LinkButton href="/status" size="sm" aria-label={`${t.openStatus} ${status}`}>
              {t.openStatus}
            </LinkButton>
          </Line>
        )}
      </List>
    </Panel>
  );
}

function Line({ icon, title, note, children }: { icon: LucideIcon; title: string; note: string; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <div>
        <Text isStrong>{title}</Text>
        <Text as="p" kind="caption" tone="tertiary">
          {note}
        </Text>
      </div>
      {children}
    </li>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-3);
    padding: 10px var(--space-4);
    border-top: 1px solid var(--color-border-subtle);
    overflow-wrap: anywhere;

    & > [role='note'] {
      grid-column: 1 / -1;
    }
  }
`;
