import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AsyncView, Empty, LinkButton, Panel, Stack, Table, TableSkeleton, useWords, type Column } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { bindingPathOf } from '#app/api/ad-accounts/bindingPaths.ts';
import type { AdAccount, LinkedApp, SubAccount } from '#app/api/ad-accounts/shapes.ts';
import { useMay } from '#app/access/may.ts';
import { usePathId } from '#app/lib/address/pathParams.ts';
import { giftNames } from '#app/lib/glossary/adAccounts.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { AccountState } from '#screens/kit/binding/index.ts';
import { DetailPage, DetailTabs, useRecord } from '#screens/kit/detail/index.ts';
import { Hits, listAddress, ListFilters, ListTable, useLocalListing } from '#screens/kit/listing/index.ts';
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
      actions={({ media }) => mayEdit && <LinkButton href={bindingPathOf(media) ?? '/manage/channel'}>{t.more}</LinkButton>}
    >
      {(one) => (
        <DetailTabs
          label={one.alias}
          items={[
            { id: 'accounts', label: t.subAccounts, content: <SubAccounts of={one} /> },
            { id: 'apps', label: t.apps, count: one.apps.length, content: <Apps of={one} /> },
          ]}
        />
      )}
    </DetailPage>
  );
}

const address = listAddress({});
const rowKey = ({ cid }: SubAccount) => cid;
const names = ({ name, boundBy }: SubAccount) => [name, boundBy];
const ids = ({ cid }: SubAccount) => [cid];
const filters = {};

function SubAccounts({ of: { id } }: { of: AdAccount }) {
  const t = useWords(words);
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
        value: ({ isAuthorizing }) => (isAuthorizing ? t.authorizing : null),
        width: 160,
        isQuiet: true,
        phone: 'aside',
      },
    ],
    [t],
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
        <ListTable of={list} none={{ title: t.none, cause: t.noneCause }} />
      </Panel>
    </Stack>
  );
}

function Apps({ of: { id, gives } }: { of: AdAccount }) {
  const t = useWords(words);
  const gifts = useWords(giftNames);
  const platforms = useWords(platformNames);
  const apps = useQuery(adAccounts.boundApps({ id }));
  const receives = gives.map((gift) => gifts[gift]).join(t.between);
  const columns = useMemo(
    (): readonly Column<LinkedApp>[] => [
      { id: 'app', title: t.app, value: ({ name, platform }) => `${name} · ${platforms[platform]}`, width: 260, phone: 'title' },
      { id: 'receives', title: t.receives, value: () => receives || null, width: 320, isQuiet: true, phone: 'line' },
    ],
    [t, platforms, receives],
  );
  return (
    <Panel isFlush>
      <AsyncView
        of={apps}
        skeleton={<TableSkeleton label={t.apps} columns={columns} phone="cards" />}
        empty={(rows) => (rows.length === 0 ? <Empty kind="no-data" title={t.noApps} cause={t.noAppsCause} /> : null)}
      >
        {(rows) => <Table label={t.apps} columns={columns} rows={rows} rowKey={({ app }) => String(app)} phone="cards" />}
      </AsyncView>
    </Panel>
  );
}
