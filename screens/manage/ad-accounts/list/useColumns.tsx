import { createContext, use, useMemo } from 'react';
import { useProvenaLocale, useWords, type Column } from '#design-system';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { shortTime } from '#app/lib/metrics/reportZone.ts';
import { AccountState } from '#screens/kit/binding/index.ts';
import { Hits, RecordLink } from '#screens/kit/listing/index.ts';
import { words } from '../words.ts';
import { FixButton } from './FixButton.tsx';
import { isUrgent, states, type ListedAccount } from './rows.ts';
import type { Fix } from './useRenewals.ts';

/** What puts an account right. Columns stay the same while it changes, so that the table is not drawn again. */
export const FixContext = createContext<(account: ListedAccount) => Fix | null>(() => null);

/** What is known of an account, and the one press that puts it right where something is wrong. */
export function useColumns(): readonly Column<ListedAccount>[] {
  const t = useWords(words);
  const nameOf = useMediaName();
  const between = useProvenaLocale() === 'zh-CN' ? '、' : ', ';
  return useMemo(
    (): readonly Column<ListedAccount>[] => [
      {
        id: 'alias',
        title: t.account,
        value: ({ alias }) => alias,
        width: 190,
        pin: 'start',
        phone: 'title',
        cell: ({ id, alias, cid }) => (
          <RecordLink id={String(id)} note={<Hits>{cid}</Hits>}>
            {alias}
          </RecordLink>
        ),
      },
      {
        id: 'network',
        title: t.network,
        value: ({ network }) => nameOf(network.name),
        cell: ({ network }) => <Hits>{nameOf(network.name)}</Hits>,
        width: 115,
        phone: 'line',
      },
      {
        id: 'state',
        title: t.state,
        value: ({ state }) => states.indexOf(state),
        width: 220,
        phone: 'aside',
        cell: (account) => <AccountState of={account} />,
      },
      {
        id: 'act',
        title: t.act,
        canHide: false,
        width: 145,
        align: 'end',
        cell: (account) => <NextAct of={account} />,
      },
      { id: 'cost', title: t.spend, value: ({ cost }) => cost, as: { kind: 'money' }, width: 105, phone: 'line' },
      { id: 'expires', title: t.expires, value: ({ expiresOn }) => expiresOn, as: { kind: 'day' }, width: 104, phone: 'line' },
      {
        id: 'updated',
        title: t.updated,
        value: ({ updatedAt }) => updatedAt,
        cell: ({ updatedAt }) => shortTime(updatedAt),
        width: 100,
        isQuiet: true,
        yields: 'second',
      },
      {
        id: 'company',
        title: t.company,
        value: ({ company }) => company,
        cell: ({ company }) => (company === null ? null : <Hits>{company}</Hits>),
        width: 154,
        isQuiet: true,
        yields: 'first',
      },
      { id: 'authorizedBy', title: t.authorizedBy, value: ({ authorizedBy }) => authorizedBy, width: 84, isQuiet: true, yields: 'first' },
      {
        id: 'apps',
        title: t.apps,
        value: ({ apps }) => [...new Set(apps.map(({ name }) => name))].join(between) || null,
        width: 85,
        isQuiet: true,
        yields: 'second',
      },
    ],
    [t, between, nameOf],
  );
}

function NextAct({ of: account }: { of: ListedAccount }) {
  const fixOf = use(FixContext);
  const fix = isUrgent(account) ? fixOf(account) : null;
  return fix && <FixButton of={fix} account={account} />;
}
