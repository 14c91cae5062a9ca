import { Power, PowerOff, RefreshCw, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { isAuthorized } from '#app/api/ad-accounts/mediaFacts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { BulkButton, FilterChip, ListTable, useBulkAct } from '#screens/kit/listing/index.ts';
import { words } from '../words.ts';
import type { AccountList } from './useAccountList.ts';

interface AccountTableProps {
  of: AccountList;
  mayEdit: boolean;
  menu: (account: AdAccount) => ReactNode;
}

/** Every account with its acts, one by one and many at once. */
export function AccountTable({ of: list, mayEdit, menu }: AccountTableProps) {
  const t = useWords(words);
  const bulk = useBulk(list);
  return (
    <Panel
      title={t.list}
      note={list.of.data?.total}
      isFlush
      actions={
        <>
          <FilterChip of={list.filters.media} />
          <FilterChip of={list.filters.state} />
        </>
      }
    >
      <ListTable
        of={list}
        rowHeight={48}
        hasLongTerms
        none={{ title: t.none, cause: mayEdit ? t.noneCause : t.noneReadOnly }}
        {...(mayEdit && { rowMenu: menu, bulk })}
      />
    </Panel>
  );
}

function useBulk(list: AccountList) {
  const t = useWords(words);
  const byId = ({ id }: AdAccount) => ({ id });
  const enable = useBulkAct(list, {
    verb: t.enable,
    call: adAccounts.enable,
    input: byId,
    can: ({ state }) => state === 'disabled',
    skipped: ({ state }) => t[state],
    done: t.enabledMany,
    undo: { call: adAccounts.disable, input: byId },
  });
  const disable = useBulkAct(list, {
    verb: t.disable,
    call: adAccounts.disable,
    input: byId,
    can: ({ state }) => state !== 'disabled',
    skipped: () => t.disabled,
    confirm: (rows) => ({
      title: t.disableTitle(rows.length),
      children: t.disableText(rows.reduce((sum, { campaigns }) => sum + campaigns, 0)),
      kind: 'danger',
    }),
    done: t.disabledMany,
    undo: { call: adAccounts.enable, input: byId },
  });
  const renew = useBulkAct(list, {
    verb: t.renew,
    call: adAccounts.renewSubscription,
    input: ({ id }) => ({ body: { id } }),
    can: (account) => account.state === 'ending' && isAuthorized(account.network, account),
    done: t.renewedMany,
  });
  const disconnect = useBulkAct(list, {
    verb: t.disconnect,
    call: adAccounts.delete,
    input: byId,
    confirm: (rows) => ({
      title: t.disconnectTitle(rows.length),
      children: t.disconnectText({
        apps: new Set(rows.flatMap(({ apps }) => apps.map(({ app }) => app))).size,
        campaigns: rows.reduce((sum, { campaigns }) => sum + campaigns, 0),
      }),
      kind: 'danger',
    }),
    done: t.disconnectedMany,
  });
  return (
    <>
      <BulkButton of={renew} icon={RefreshCw} />
      <BulkButton of={enable} icon={Power} />
      <BulkButton of={disable} icon={PowerOff} />
      <BulkButton of={disconnect} icon={Unplug} />
    </>
  );
}
