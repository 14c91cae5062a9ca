import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LinkButton, Panel, Stack, useWords, type Column } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { bindingPathOf } from '#app/api/ad-accounts/bindingPaths.ts';
import type { AdAccount, SubAccount } from '#app/api/ad-accounts/shapes.ts';
import { useMay } from '#app/access/may.ts';
import { usePathId } from '#app/lib/address/pathParams.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { AccountState } from '#screens/kit/binding/index.ts';
import { DetailPage, DetailTabs, useRecord } from '#screens/kit/detail/index.ts';
import { Hits, listAddress, ListFilters, ListTable, useLocalListing } from '#screens/kit/listing/index.ts';
import { ConnectedApps } from './ConnectedApps.tsx';
import { words } from './words.ts';

/** The accounts that one authorization reaches, and the apps that take their data. */
export function SubAccountList() {
  const t = useWords(words);
  const title = usePageTitle();
  const mayEdit = useMay('edit channel@manage');
  const account = useRecord(adAccounts.one, usePathId());
  return (
    <DetailPage
      of={account}
      name={({ alias }) => alias}
      fallback={title}
      list={{ href: '/manage/channel', name: t.adAccounts }}
      state={(one) => <AccountState of={one} />}
      actions={({ media, credentials }) =>
        mayEdit && <LinkButton href={bindingPathOf(media) ?? '/manage/channel'}>{credentials ? t.connectMore : t.more}</LinkButton>
      }
    >
      {(one) => (
        <DetailTabs
          label={one.alias}
          items={[
            { id: 'accounts', label: t.subAccounts, content: <SubAccounts of={one} /> },
            { id: 'apps', label: t.apps, count: one.apps.length, content: <ConnectedApps of={one} mayEdit={mayEdit} /> },
          ]}
        />
      )}
    </DetailPage>
  );
}

export const address = listAddress({});
const rowKey = ({ cid }: SubAccount) => cid;
const names = ({ name, boundBy }: SubAccount) => [name, boundBy];
const ids = ({ cid }: SubAccount) => [cid];
const filters = {};

function SubAccounts({ of: { id, credentials } }: { of: AdAccount }) {
  const t = useWords(words);
  // Nobody has authorized what was connected by credentials.
  const itself = credentials ? t.itself : t.authorizing;
  const columns = useMemo(
    (): readonly Column<SubAccount>[] => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        cell: ({ name }) => <Hits>{name}</Hits>,
        width: 240,
        pin: 'start',
        phone: 'title',
      },
      { id: 'cid', title: 'cid', value: ({ cid }) => cid, cell: ({ cid }) => <Hits>{cid}</Hits>, width: 180, phone: 'line' },
      { id: 'cost', title: t.cost, value: ({ cost }) => cost, as: { kind: 'money' }, width: 150, phone: 'half' },
      { id: 'boundBy', title: t.boundBy, value: ({ boundBy }) => boundBy, width: 140, isQuiet: true, phone: 'line' },
      {
        id: 'note',
        title: t.note,
        value: ({ isAuthorizing }) => (isAuthorizing ? itself : null),
        width: 160,
        isQuiet: true,
        phone: 'aside',
      },
    ],
    [t, itself],
  );
  const list = useLocalListing({
    name: 'sub-accounts',
    title: t.subAccounts,
    address,
    rows: useQuery(adAccounts.subAccounts({ parent: id })),
    rowKey,
    columns,
    names,
    ids,
    filters,
  });
  return (
    <Stack gap="3">
      <ListFilters of={list} search={t.search} />
      <Panel isFlush>
        <ListTable of={list} none={{ title: t.none, cause: credentials ? t.noneByCredentials : t.noneCause }} />
      </Panel>
    </Stack>
  );
}
