import { addDays, isDay, type Day } from '#design-system/foundation/period/days.ts';
import type { AdAccount } from '../../api/ad-accounts/shapes.ts';
import { brokenBy } from '../glossary/adAccounts.ts';

/** An ad account that sends no ad spend any more, since when, and the reason. */
interface StoppedAccount {
  alias: string;
  since: Day;
  reason: ReturnType<typeof brokenBy>;
}

type Known = Pick<AdAccount, 'alias' | 'state' | 'problem' | 'problemSince' | 'expiresOn' | 'apps'>;

/** The first day without data: the one on which it stopped, or the one after the last of its authorization. */
export function stoppedOn({ problemSince, expiresOn }: Pick<AdAccount, 'problemSince' | 'expiresOn'>): Day | null {
  const since = problemSince?.slice(0, 10) ?? null;
  if (isDay(since)) return since;
  return isDay(expiresOn) ? addDays(expiresOn, 1) : null;
}

/** Accounts of an app that stopped on or before the last day of a period, the earliest first. */
export function stoppedBefore(accounts: readonly Known[], app: number, lastDay: Day): readonly StoppedAccount[] {
  return accounts
    .flatMap((account): StoppedAccount[] => {
      const since = account.state === 'broken' ? stoppedOn(account) : null;
      if (since === null || since > lastDay || !account.apps.some((one) => one.app === app)) return [];
      return [{ alias: account.alias, since, reason: brokenBy(account) }];
    })
    .toSorted((a, b) => a.since.localeCompare(b.since));
}
