import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { bilingual, Button, formatDay, Link, phone, useProvenaLocale, useWords } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { metricIds } from '#app/lib/metrics/catalogue.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import type { Report } from '#screens/kit/report/view/index.ts';

interface MissingSpendProps {
  of: Report;
  /** What stands between it and the fact before it, where it does not stand on a line of its own. */
  lead?: string;
}

/**
 * In the head of a report that counts ad spend: which ad account has stopped in its days, and the way to the board that ends it. For those
 * who may open the board (R-158). Nothing waits for it.
 */
export function MissingSpend({ of: { app, columns, days }, lead = '' }: MissingSpendProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const mayOpen = useMay('view channel@manage');
  const countsSpend = withParts(columns.shown, metricIds).includes('cost');
  const { data, isError, refetch } = useQuery({ ...adAccounts.media(), enabled: mayOpen && countsSpend });
  if (isError && !data)
    return (
      <Gap role="alert">
        {lead}
        {t.unknown}{' '}
        <Button kind="link" size="sm" onPress={() => void refetch()}>
          {t.again}
        </Button>
      </Gap>
    );
  const stopped = (data ?? []).flatMap(({ accounts }) => accounts).filter((account) => isMissingIn(account, app.id, days.end));
  const first = stopped.toSorted((a, b) => (a.problemSince ?? '').localeCompare(b.problemSince ?? ''))[0];
  if (!first?.problemSince) return null;
  return (
    <Gap>
      {lead}
      <Link href="/manage/channel?state=broken">
        {t.missing(first.alias, formatDay(first.problemSince.slice(0, 10), locale), stopped.length)}
      </Link>
    </Gap>
  );
}

const isMissingIn = ({ state, problemSince, apps }: AdAccount, app: number, lastDay: string) =>
  state === 'broken' && problemSince !== null && problemSince.slice(0, 10) <= lastDay && apps.some((one) => one.app === app);

const words = bilingual({
  unknown: ['未取到广告账户状态，消耗可能不全', 'Ad accounts not checked, so ad spend may be incomplete'],
  again: ['重试', 'Try again'],
  missing: [
    (alias: string, day: string, count: number) => `${alias}${count > 1 ? ` 等 ${count} 个广告账户` : ''} ${day} 起缺消耗`,
    (alias: string, day: string, count: number) => `No ad spend from ${alias}${count > 1 ? ` and ${count - 1} more` : ''} since ${day}`,
  ],
});

const Gap = styled.span`
  font: var(--type-caption);
  white-space: pre;

  ${phone} {
    white-space: normal;
  }
`;
