import { createContext, use, useMemo } from 'react';
import { bilingual, Button, useProvenaLocale, useWords, type Column } from '#design-system';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { RenewalOf } from '../useRenewal.ts';
import { useAppLabel } from '#screens/kit/apps/useAppOptions.tsx';
import { AccountState, urgencyOf } from './AccountState.tsx';
import type { AccountActs } from './useAccountActs.ts';

interface Acting {
  /** Null for those who may only look. */
  renewalOf: RenewalOf | null;
  acts: AccountActs;
}

/** What the buttons of the rows do. Columns stay the same while it changes, so that the table is not drawn again. */
export const ActingContext = createContext<Acting | null>(null);

/** What is known of an account, and the one press that puts it right where something is wrong. */
export function useAccountColumns(canAct: boolean): readonly Column<AdAccount>[] {
  const t = useWords(words);
  const labelOf = useAppLabel();
  const between = useProvenaLocale() === 'zh-CN' ? '、' : ', ';
  return useMemo(
    (): readonly Column<AdAccount>[] => [
      { id: 'alias', title: t.account, value: ({ alias }) => alias, pin: 'start', width: 200, phone: 'title' },
      { id: 'cid', title: 'cid', value: ({ cid }) => cid, width: 160, isQuiet: true, phone: 'line' },
      {
        id: 'apps',
        title: t.apps,
        value: ({ apps }) => apps.map(labelOf).join(between) || null,
        width: 220,
        isQuiet: true,
        phone: 'line',
        yields: 'second',
      },
      { id: 'cost', title: t.cost, value: ({ cost }) => cost, as: { kind: 'money' }, width: 120, phone: 'line' },
      {
        id: 'updated',
        title: t.updated,
        value: ({ updatedAt }) => updatedAt,
        as: { kind: 'time' },
        width: 150,
        isQuiet: true,
        yields: 'first',
      },
      {
        id: 'expires',
        title: t.expires,
        value: ({ expiresOn }) => expiresOn,
        as: { kind: 'day' },
        width: 120,
        phone: 'line',
        yields: 'second',
      },
      {
        id: 'state',
        title: t.state,
        value: ({ state }) => urgencyOf(state),
        width: 190,
        phone: 'aside',
        cell: (account) => <AccountState of={account} />,
      },
      ...(canAct
        ? [
            {
              id: 'act',
              title: t.act,
              canHide: false,
              width: 136,
              align: 'end' as const,
              cell: (account: AdAccount) => <NextAct of={account} />,
            },
          ]
        : []),
    ],
    [t, between, labelOf, canAct],
  );
}

function NextAct({ of: account }: { of: AdAccount }) {
  const t = useWords(words);
  const { renewalOf, acts } = use(ActingContext) ?? {};
  if (!renewalOf || !acts) return null;
  if (account.state === 'disabled')
    return (
      <Button size="sm" aria-label={`${t.enable} ${account.alias}`} onPress={() => void acts.enable(account)}>
        {t.enable}
      </Button>
    );
  if (account.state !== 'broken' && account.state !== 'ending') return null;
  const renewal = renewalOf(account);
  if (!renewal) return null;
  return (
    <Button size="sm" isBusy={renewal.isRunning} aria-label={`${renewal.label} ${account.alias}`} onPress={renewal.onPress}>
      {renewal.label}
    </Button>
  );
}

const words = bilingual({
  account: ['账户', 'Account'],
  apps: ['关联应用', 'Connected apps'],
  cost: ['昨日消耗', "Yesterday's ad spend"],
  updated: ['数据更新至', 'Data through'],
  expires: ['授权到期', 'Authorization expires'],
  state: ['状态', 'State'],
  act: ['操作', 'Action'],
  enable: ['启用', 'Enable'],
});
