import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import {
  AsyncView,
  dayCount,
  Figure,
  isDay,
  todayHere,
  Link,
  LinkButton,
  Meter,
  Note,
  Panel,
  Skeleton,
  Tag,
  Text,
  useWords,
} from '#design-system';
import { useHere } from '#app/access/here.ts';
import { flow, type FlowUsage } from '#app/api/account/flow.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { words } from './words.ts';

/** */
const everyFiveMinutes = 300_000;

/** What of the plan is used, for those who see it: basic bars by the role of the client, the others by the name of the role (C-15). */
export function FlowPanel() {
  const t = useWords(words);
  const { account } = useSignedIn();
  const usage = useQuery({ ...flow.usage(), refetchInterval: everyFiveMinutes });
  const hasAll = ['主账号', '管理员'].includes(account?.newRoleName ?? account?.roleName ?? '');
  return (
    <Panel title={t.flow} actions={<Link href="/userInfo">{t.account}</Link>}>
      <AsyncView of={usage} skeleton={<Skeleton shape="block" height={180} />} explain={() => ({ title: t.failed, cause: t.failedCause })}>
        {(told) => <Bars of={told} hasAll={hasAll} />}
      </AsyncView>
    </Panel>
  );
}

/** Super and manager (C-15). */
export function useSeesFlow(): boolean {
  const { viewer } = useHere().standing;
  return viewer !== null && (viewer.role === 'super' || viewer.role === 'manager') && !viewer.isChannelPerson;
}

function Bars({ of, hasAll }: { of: FlowUsage; hasAll: boolean }) {
  const t = useWords(words);
  const days = isDay(of.endsOn) ? dayCount({ start: todayHere(), end: of.endsOn }) - 1 : null;
  const isLimited = of.trackLimit !== -1 || (of.packageLimit ?? 0) > 0;
  return (
    <Column>
      {/* */}
      {days !== null && days >= 0 && days <= 30 && isLimited && (
        <Note kind="warning" title={t.ends(days)} action={<LinkButton href="/userInfo">{t.renew}</LinkButton>}>
          {of.endsOn}
        </Note>
      )}
      <Bar name={t.tracked} used={of.trackUsed} limit={of.trackLimit} />
      {hasAll && of.packageLimit !== null && of.packageUsed !== null && (
        <Bar name={t.packages} used={of.packageUsed} limit={of.packageLimit} />
      )}
      {hasAll && of.applets && <Bar name={t.applets} used={of.applets.used} limit={of.applets.limit} />}
      <Text kind="caption" tone="tertiary">
        {t.after}
      </Text>
    </Column>
  );
}

/** In thousands; a limit of -1 is none, and asked before anything is divided. */
function Bar({ name, used, limit }: { name: string; used: number; limit: number }) {
  const t = useWords(words);
  const share = limit > 0 ? used / limit : 0;
  const tone = share >= 1 ? 'negative' : share >= 0.9 ? 'warning' : 'neutral';
  return (
    <div>
      <Line>
        <span>{name}</span>
        {tone === 'warning' && <Tag kind="warning">{t.soon}</Tag>}
        <b>
          <Figure value={used} as={{ kind: 'compact', unit: 'K' }} />
          <Text tone="tertiary"> / {limit === -1 ? t.unlimited : <Figure value={limit} as={{ kind: 'compact', unit: 'K' }} />}</Text>
        </b>
        {limit !== -1 && <Figure value={share} as={{ kind: 'percent', decimals: 1 }} />}
      </Line>
      {limit !== -1 && <Meter label={name} share={share} tone={tone} />}
    </div>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-bottom: var(--space-1);

  & > b {
    margin-left: auto;
    font-weight: 600;
  }
`;
