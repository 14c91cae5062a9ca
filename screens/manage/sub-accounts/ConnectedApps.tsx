import { useQuery } from '@tanstack/react-query';
import { Plus, Unplug } from 'lucide-react';
import { useMemo } from 'react';
import { AsyncView, Button, Empty, Link, MenuItem, Panel, Table, TableSkeleton, useWords, type Column } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { AdAccount, LinkedApp } from '#app/api/ad-accounts/shapes.ts';
import { giftNames } from '#app/lib/glossary/adAccounts.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { useAccountMenu, useAppRemoval } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

/** The apps that take the data of an account: added, opened and taken out. */
export function ConnectedApps({ of: account, mayEdit }: { of: AdAccount; mayEdit: boolean }) {
  const t = useWords(words);
  const apps = useQuery(adAccounts.boundApps({ id: account.id }));
  const { dialogs, chooseApps } = useAccountMenu(() => null);
  const { label, remove } = useAppRemoval();
  const columns = useAppColumns(account);
  const choose = (
    <Button size="sm" icon={Plus} onPress={() => chooseApps(account)}>
      {t.connectApps}
    </Button>
  );
  return (
    <Panel title={t.receivers} {...(apps.data && { note: apps.data.length })} isFlush {...(mayEdit && { actions: choose })}>
      <AsyncView
        of={apps}
        skeleton={<TableSkeleton label={t.apps} columns={columns} phone="cards" hasMenu={mayEdit} />}
        empty={(rows) => (rows.length === 0 ? <Empty kind="no-data" title={t.noApps} cause={t.noAppsCause} /> : null)}
      >
        {(rows) => (
          <Table
            label={t.apps}
            columns={columns}
            rows={rows}
            rowKey={({ app }) => String(app)}
            phone="cards"
            {...(mayEdit && {
              rowMenu: (app: LinkedApp) => (
                <MenuItem icon={Unplug} isDanger onAction={() => void remove({ ...account, apps: rows }, app)}>
                  {label}
                </MenuItem>
              ),
            })}
          />
        )}
      </AsyncView>
      {dialogs}
    </Panel>
  );
}

function useAppColumns({ gives }: AdAccount): readonly Column<LinkedApp>[] {
  const t = useWords(words);
  const gifts = useWords(giftNames);
  const platforms = useWords(platformNames);
  const receives = gives.map((gift) => gifts[gift]).join(t.between);
  return useMemo(
    (): readonly Column<LinkedApp>[] => [
      {
        id: 'app',
        title: t.app,
        value: ({ name, platform }) => `${name} · ${platforms[platform]}`,
        cell: ({ app, name, platform }) => (
          <Link kind="quiet" href={`/manage/appDetail?step=basic&id=${app}`}>
            {`${name} · ${platforms[platform]}`}
          </Link>
        ),
        width: 260,
        phone: 'title',
      },
      { id: 'receives', title: t.receives, value: () => receives || null, width: 320, isQuiet: true, phone: 'line' },
    ],
    [t, platforms, receives],
  );
}
