import { LogOut, UserRound } from 'lucide-react';
import { use } from 'react';
import styled from 'styled-components';
import { Avatar, Button, Divider, Link, LinkButton, phone, Popover, ReportContext, Stack, Text, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { useSignOut } from '#screens/kit/acts/index.ts';
import type { Viewer } from '../../access/viewer.ts';
import { useRoleName } from '../../session/useRoleName.ts';
import { useSignedIn } from '../../session/SessionProvider.tsx';
import { barsFor, planEndOf } from '../../access/flow.ts';
import { useFlow } from '../useFlow.ts';
import { words } from '../words.ts';
import { FlowBars } from './FlowBars.tsx';
import { LookSettings } from './LookSettings.tsx';
import { config } from '../../lib/config/current.ts';

/** Who is signed in, what the account has used, how the console looks, the account center, and the way out. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const t = useWords(words);
  const { account } = useSignedIn();
  const role = useRoleName();
  const usage = useFlow(viewer);
  const signOut = useSignOut();
  const reports = use(ReportContext);
  if (!account) return null;
  const name = account.name ?? account.email;
  const planEndsOn = planEndOf(account.planEndsOn, usage);
  const bars = usage ? barsFor(account, viewer, usage) : [];
  const trigger = (
    <Button kind="ghost" aria-label={t.account(name)}>
      <Avatar name={name} choice={account.avatar} />
      <Name>{name}</Name>
    </Button>
  );
  return (
    <Popover trigger={trigger} label={t.account(name)} width={320} placement="bottom end">
      {(close) => (
        <Stack gap="3">
          <Stack direction="row" gap="3" align="center">
            <Avatar name={name} choice={account.avatar} size={40} />
            <Who>
              <Text isStrong isCut>
                {name}
              </Text>
              <Text kind="caption" tone="secondary" isCut>
                {account.email}
              </Text>
              <Text kind="caption" tone="tertiary">
                {role}
              </Text>
            </Who>
          </Stack>
          {planEndsOn && (
            <Text kind="caption" tone={planEndsOn < reportToday() ? 'bad' : 'secondary'}>
              {t.planEnds(account.plan === 'trial', planEndsOn)}
            </Text>
          )}
          {bars.length > 0 && <FlowBars of={bars} />}
          <Divider />
          <LookSettings />
          <Divider />
          {config().links.support && <Link href={config().links.support ?? ''}>{t.support}</Link>}
          {reports?.button(close)}
          <Actions>
            <LinkButton href="/manage/userinfo" kind="secondary" icon={UserRound} onPress={close}>
              {t.accountCenter}
            </LinkButton>
            <Button kind="ghost" icon={LogOut} onPress={() => signOut()}>
              {t.signOut}
            </Button>
          </Actions>
        </Stack>
      )}
    </Popover>
  );
}

const Name = styled.span`
  max-width: 120px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${phone} {
    display: none;
  }
`;

const Who = styled.div`
  display: grid;
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
`;
