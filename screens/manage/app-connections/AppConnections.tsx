import { useQuery } from '@tanstack/react-query';
import { Plus, Unplug } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, LinkButton, MenuItem, Page, Panel, Stack, TrailStop, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { bindingPathOf } from '#app/api/ad-accounts/bindingPaths.ts';
import { useMay } from '#app/access/may.ts';
import { useLastAddress } from '#app/lib/address/lastAddress.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { keysParam } from '#app/lib/urlState.ts';
import { useAppRemoval } from '#screens/kit/binding/index.ts';
import { FilterChip, listAddress, ListFilters, ListTable, useLocalListing } from '#screens/kit/listing/index.ts';
import { ConnectDialog } from './ConnectDialog.tsx';
import { connectionsIn, type AppConnection } from './rows.ts';
import { useColumns } from './useColumns.tsx';
import { words } from './words.ts';

export const address = listAddress({ media: keysParam });

/** The apps that are connected at one ad network, or at all of them (`media` null): added, linked to and taken out. */
export function AppConnections({ media: only }: { media: string | null }) {
  const t = useWords(words);
  const title = usePageTitle();
  const mayEdit = useMay('edit channel@manage');
  const media = useQuery(adAccounts.media());
  const [isAdding, setAdding] = useState(false);
  const list = useConnections(media, only);
  const { label, remove } = useAppRemoval();
  const accounts = (media.data ?? []).filter(({ key }) => only === null || key === only).flatMap((one) => one.accounts);
  const path = only === null ? '/manage/channel' : (bindingPathOf(only) ?? '/manage/channel');
  return (
    <Page
      title={title}
      trail={<TrailStop href={useLastAddress('/manage/channel')}>{t.adAccounts}</TrailStop>}
      {...(list.rowsOf.data && { meta: t.summary(list.rowsOf.data.length) })}
      {...(mayEdit &&
        accounts.length > 0 && {
          actions: (
            <Button kind="primary" icon={Plus} onPress={() => setAdding(true)}>
              {t.connectApps}
            </Button>
          ),
        })}
    >
      <Stack gap="3">
        <ListFilters of={list} search={t.search}>
          {only === null && <FilterChip of={list.filters.media} />}
        </ListFilters>
        <Panel isFlush>
          <ListTable
            of={list}
            headingLevel={2}
            none={{
              title: t.none,
              cause: mayEdit ? t.noneCause : t.noneReadOnly,
              ...(mayEdit && { action: <LinkButton href={path}>{t.connectAccount}</LinkButton> }),
            }}
            rowMenu={(row) => (
              <>
                <MenuItem href={`/manage/appDetail?step=basic&id=${row.app.app}`}>{t.openApp}</MenuItem>
                {mayEdit && (
                  <MenuItem icon={Unplug} isDanger onAction={() => void remove(row.account, row.app)}>
                    {label}
                  </MenuItem>
                )}
              </>
            )}
          />
        </Panel>
      </Stack>
      {isAdding && <ConnectDialog accounts={accounts} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function useConnections(media: ReturnType<typeof useQuery<Parameters<typeof connectionsIn>[0]>>, only: string | null) {
  const t = useWords(words);
  const nameOf = useMediaName();
  const title = usePageTitle();
  const { data } = media;
  return useLocalListing({
    name: `app-connections-${only ?? 'all'}`,
    title,
    address,
    rows: { ...media, data: useMemo(() => data && connectionsIn(data, only), [data, only]) },
    rowKey,
    columns: useColumns(only === null),
    names,
    ids,
    filters: useMemo(
      () => ({
        media: {
          label: t.network,
          options: (data ?? []).filter(({ accounts }) => accounts.length > 0).map(({ key, name }) => ({ id: key, label: nameOf(name) })),
          matches: ({ account }: AppConnection, chosen: readonly string[]) => chosen.length === 0 || chosen.includes(account.media),
        },
      }),
      [t, data, nameOf],
    ),
  });
}

const rowKey = ({ app, account }: AppConnection) => `${account.id}-${app.app}`;
const names = ({ app, account }: AppConnection) => [app.name, account.alias];
const ids = ({ account }: AppConnection) => [account.cid];
