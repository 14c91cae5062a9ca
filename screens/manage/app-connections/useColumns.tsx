import { useMemo } from 'react';
import { useWords, type Column } from '#design-system';
import { giftNames } from '#app/lib/glossary/adAccounts.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { AccountState } from '#screens/kit/binding/index.ts';
import { Hits } from '#screens/kit/listing/index.ts';
import type { AppConnection } from './rows.ts';
import { words } from './words.ts';

/** Which app receives what, from which account. */
export function useColumns(hasNetwork: boolean): readonly Column<AppConnection>[] {
  const t = useWords(words);
  const gifts = useWords(giftNames);
  const platforms = useWords(platformNames);
  const nameOf = useMediaName();
  return useMemo((): readonly Column<AppConnection>[] => {
    const network: Column<AppConnection> = {
      id: 'network',
      title: t.network,
      value: (row) => nameOf(row.network),
      width: 150,
      phone: 'line',
    };
    return [
      {
        id: 'app',
        title: t.app,
        value: ({ app }) => `${app.name} · ${platforms[app.platform]}`,
        cell: ({ app }) => <Hits>{`${app.name} · ${platforms[app.platform]}`}</Hits>,
        width: 240,
        pin: 'start',
        phone: 'title',
      },
      ...(hasNetwork ? [network] : []),
      {
        id: 'account',
        title: t.account,
        value: ({ account }) => account.alias,
        cell: ({ account }) => <Hits>{account.alias}</Hits>,
        width: 180,
        phone: 'line',
      },
      {
        id: 'cid',
        title: 'cid',
        value: ({ account }) => account.cid,
        cell: ({ account }) => <Hits>{account.cid}</Hits>,
        width: 150,
        isQuiet: true,
        yields: 'first',
      },
      {
        id: 'receives',
        title: t.receives,
        value: ({ account }) => account.gives.map((gift) => gifts[gift]).join(t.between) || null,
        width: 240,
        isQuiet: true,
        phone: 'line',
      },
      {
        id: 'updated',
        title: t.updated,
        value: ({ account }) => account.updatedAt,
        as: { kind: 'time' },
        width: 160,
        isQuiet: true,
        yields: 'second',
      },
      {
        id: 'state',
        title: t.state,
        value: ({ account }) => account.state,
        cell: ({ account }) => <AccountState of={account} />,
        width: 170,
        phone: 'aside',
      },
    ];
  }, [t, gifts, platforms, nameOf, hasNetwork]);
}
