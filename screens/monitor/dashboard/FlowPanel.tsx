import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import styled from 'styled-components';
import { AsyncView, dayCount, Figure, isDay, Link, Meter, Note, Panel, Skeleton, Tag, Text, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { barsFor, toneOf, type FlowBar } from '#app/access/flow.ts';
import { useCurrentPage } from '#app/access/currentPage.ts';
import { flow, type FlowUsage } from '#app/api/account/flow.ts';
import { formatThousands } from '#app/lib/formatThousands.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { PurchaseLink } from '#screens/kit/purchase/PurchaseLink.tsx';
import { words } from './words.ts';

/** What of the plan is used, for those who see it (C-15). The shell watches it. */
export const FlowPanel = memo(function FlowPanel() {
  const t = useWords(words);
  const usage = useQuery(flow.usage());
  return (
    <Panel title={t.flow} actions={<Link href="/manage/userinfo">{t.account}</Link>}>
      <AsyncView of={usage} skeleton={<Skeleton shape="bars" height={180} />} explain={() => ({ title: t.failed, cause: t.failedCause })}>
        {(used) => <Bars of={used} />}
      </AsyncView>
    </Panel>
  );
});

function Bars({ of }: { of: FlowUsage }) {
  const t = useWords(words);
  const { account } = useSignedIn();
  const { viewer } = useCurrentPage().access;
  const days = isDay(of.endsOn) ? dayCount({ start: reportToday(), end: of.endsOn }) - 1 : null;
  const isLimited = of.trackLimit !== -1 || (of.packageLimit ?? 0) > 0;
  return (
    <Column>
      {/* */}
      {days !== null && days >= 0 && days <= 30 && isLimited && (
        <Note kind="warning" title={t.ends(days)} action={<PurchaseLink what="renew" />}>
          {of.endsOn}
        </Note>
      )}
      {account && viewer && barsFor(account, viewer, of).map((bar) => <Bar key={bar.kind} of={bar} />)}
      <Text kind="caption" tone="tertiary">
        {t.after}
      </Text>
    </Column>
  );
}

/** In thousands. */
function Bar({ of }: { of: FlowBar }) {
  const t = useWords(words);
  const tone = toneOf(of);
  const share = of.limit ? of.used / of.limit : 0;
  return (
    <div>
      <Line>
        <span>{t[of.kind]}</span>
        {tone === 'warning' && <Tag kind="warning">{t.soon}</Tag>}
        <b>
          {formatThousands(of.used)}
          <Text tone="tertiary"> / {of.limit === null ? t.unlimited : formatThousands(of.limit)}</Text>
        </b>
        {of.limit !== null && <Figure value={share} as={{ kind: 'percent', decimals: 1 }} />}
      </Line>
      {of.limit !== null && <Meter label={t[of.kind]} share={share} tone={tone} />}
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
