import { createContext, use, useMemo } from 'react';
import { bilingual, Button, dayCount, isDay, Status, todayHere, useProvenaLocale, useWords, type Column } from '#design-system';
import { stateNames } from '#app/lib/glossary/words.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { Renewal } from '../renewal.ts';
import { useAppLabel } from '../useAppOptions.tsx';
import { problemNames } from '../words.ts';
import type { AccountActs } from './useAccountActs.ts';

interface Acting {
  /** Null for those who may only look. */
  renewal: Renewal | null;
  acts: AccountActs;
}

/** What the buttons of the rows do. Columns stay the same while it changes, so that the table is not drawn again. */
export const ActingContext = createContext<Acting | null>(null);

/** What is known of an account, and the one press that puts it right where something is wrong. */
export function useAccountColumns(): readonly Column<AdAccount>[] {
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
      { id: 'cost', title: t.cost, value: ({ cost }) => cost, as: { kind: 'money' }, width: 120, phone: 'half' },
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
        phone: 'half',
        yields: 'second',
      },
      {
        id: 'state',
        title: t.state,
        value: ({ state }) => states.indexOf(state),
        width: 190,
        phone: 'aside',
        cell: (account) => <AccountState of={account} />,
      },
      { id: 'act', title: t.act, canHide: false, width: 120, align: 'end', cell: (account) => <NextAct of={account} /> },
    ],
    [t, between, labelOf],
  );
}

function NextAct({ of: account }: { of: AdAccount }) {
  const t = useWords(words);
  const { renewal, acts } = use(ActingContext) ?? {};
  if (!renewal || !acts) return null;
  if (account.state === 'disabled')
    return (
      <Button size="sm" onPress={() => void acts.enable(account)}>
        {t.enable}
      </Button>
    );
  if (account.state !== 'broken' && account.state !== 'ending') return null;
  return (
    <Button size="sm" onPress={() => renewal.onPress(account)}>
      {renewal.label}
    </Button>
  );
}

/** By how much each needs somebody. */
const states: readonly AdAccount['state'][] = ['broken', 'ending', 'waiting', 'fine', 'disabled'];
const tones = { fine: 'good', waiting: 'live', ending: 'warning', broken: 'negative', disabled: 'off' } as const;

function AccountState({ of: { state, problem, expiresOn } }: { of: AdAccount }) {
  const t = useWords(words);
  const problems = useWords(problemNames);
  const sentence = (): string => {
    switch (state) {
      case 'fine':
        return t.fine;
      case 'waiting':
        return t.waiting;
      case 'disabled':
        return t.disabled;
      case 'ending':
        return expiresOn === null || !isDay(expiresOn) ? t.ending : t.endsIn(dayCount({ start: todayHere(), end: expiresOn }) - 1);
      case 'broken':
        return problem !== null && isKnown(problem) ? problems[problem] : problems.other;
    }
  };
  return <Status tone={tones[state]}>{sentence()}</Status>;
}

const known = ['tokenExpired', 'passwordChanged', 'authorizationRevoked'] as const;
const isKnown = (problem: string): problem is (typeof known)[number] => known.some((one) => one === problem);

const words = bilingual({
  account: ['账户', 'Account'],
  apps: ['关联应用', 'Connected apps'],
  cost: ['昨日消耗', "Yesterday's ad spend"],
  updated: ['数据更新至', 'Data through'],
  expires: ['授权到期', 'Authorization expires'],
  state: ['状态', 'State'],
  act: ['操作', 'Action'],
  enable: ['启用', 'Enable'],
  fine: stateNames.healthy,
  waiting: stateNames.waitingForData,
  ending: stateNames.expiringSoon,
  endsIn: [
    (days: number) => (days === 0 ? '今天到期' : `${days} 天后到期`),
    (days: number) => (days === 0 ? 'Expires today' : `Expires in ${days} ${days === 1 ? 'day' : 'days'}`),
  ],
  disabled: stateNames.disabled,
});
