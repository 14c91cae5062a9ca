import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { bilingual, Link, useWords } from '#design-system';
import { adAccounts } from '../../../api/ad-accounts/accounts.ts';
import { decide } from '../../../access/decide.ts';
import type { AccessContext } from '../../../access/gates.ts';
import { table } from '../../../routes/table.ts';
import { BellNote } from './BellNote.tsx';

/** In the bell: how many ad accounts have stopped or expire soon, for those who may open their page. Fetched when the bell is opened. */
export function AdAccountAlerts({ context, onOpen }: { context: AccessContext; onOpen: () => void }) {
  const t = useWords(words);
  const page = table.find(({ path }) => path === '/manage/channel');
  const mayOpen = page !== undefined && decide(page, context).is === 'open';
  const { data = [] } = useQuery({ ...adAccounts.media(), enabled: mayOpen });
  const accounts = data.flatMap((one) => one.accounts);
  const broken = accounts.filter(({ state }) => state === 'broken').length;
  const ending = accounts.filter(({ state }) => state === 'ending').length;
  if (broken + ending === 0) return null;
  const state = broken > 0 && ending > 0 ? 'urgent' : broken > 0 ? 'broken' : 'ending';
  return (
    <BellNote icon={TriangleAlert} tone="warning">
      <Link href={`/manage/channel?state=${state}`} kind="quiet" onPress={onOpen}>
        {[broken > 0 && t.broken(broken), ending > 0 && t.ending(ending)].filter(Boolean).join(t.and)}
      </Link>
    </BellNote>
  );
}

const accountCount = (count: number) => `${count} ad ${count === 1 ? 'account' : 'accounts'}`;

const words = bilingual({
  broken: [
    (count: number) => `${count} 个广告账户数据中断`,
    (count: number) => `${accountCount(count)} ${count === 1 ? 'needs' : 'need'} attention`,
  ],
  ending: [(count: number) => `${count} 个即将到期`, (count: number) => `${count} ${count === 1 ? 'expires' : 'expire'} soon`],
  and: ['，', ', '],
});
