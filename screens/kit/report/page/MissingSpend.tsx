import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { bilingual, FailedFact, formatDay, hasFailed, inSentence, Link, phone, useProvenaLocale, useWords } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { stoppedBefore } from '#app/lib/ad-accounts/stoppedBefore.ts';
import { problemNames } from '#app/lib/glossary/adAccounts.ts';
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
export function MissingSpend({ of: { app, days }, lead = '' }: MissingSpendProps) {
  const t = useWords(words);
  const problems = useWords(problemNames);
  const locale = useProvenaLocale();
  const mayOpen = useMay('view channel@manage');
  const media = useQuery({ ...adAccounts.media(), enabled: mayOpen });
  const accounts = (media.data ?? []).flatMap((one) => one.accounts);
  const stopped = stoppedBefore(accounts, app.id, days.end);
  const [first] = stopped;
  const failed = <FailedFact of={media}>{lead + t.unknown}</FailedFact>;
  if (!first) return hasFailed(media) ? <Gap>{failed}</Gap> : null;
  const day = formatDay(first.since, locale);
  // An expiry comes again, so it is named; every other reason stands on the board.
  const isExpiry = first.reason === 'expired' || first.reason === 'tokenExpired';
  return (
    <Gap>
      {lead}
      <Link href="/manage/channel?state=broken">
        {isExpiry ? t.expired(first.alias, problems[first.reason], day, stopped.length) : t.missing(first.alias, day, stopped.length)}
      </Link>
    </Gap>
  );
}

const words = bilingual({
  unknown: ['未取到广告账户状态，消耗可能不全', 'Ad accounts not checked, so ad spend may be incomplete'],
  expired: [
    (alias: string, reason: string, day: string, count: number) =>
      `${alias}${count > 1 ? ` 等 ${count} 个广告账户` : ''}：${reason}，${day} 起缺消耗`,
    (alias: string, reason: string, day: string, count: number) =>
      `${alias}: ${inSentence(reason)}. No ad spend${count > 1 ? ` from it and ${count - 1} more` : ''} since ${day}`,
  ],
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
