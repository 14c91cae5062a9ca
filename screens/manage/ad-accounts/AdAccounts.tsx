import { useQuery } from '@tanstack/react-query';
import { AsyncView, Page, PanelsSkeleton, Stack, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { Media } from '#app/api/ad-accounts/shapes.ts';
import { useMay } from '#app/access/may.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { AccountState, useAccountMenu } from '#screens/kit/binding/index.ts';
import { ListFilters, RecordDrawer } from '#screens/kit/listing/index.ts';
import { Counts } from './board/Counts.tsx';
import { FixFirst } from './board/FixFirst.tsx';
import { Gallery } from './board/Gallery.tsx';
import { ConnectMenu } from './ConnectMenu.tsx';
import { AccountDrawer } from './drawer/AccountDrawer.tsx';
import { AccountTable } from './list/AccountTable.tsx';
import { urgent, type ListedAccount } from './list/rows.ts';
import { useAccountList } from './list/useAccountList.ts';
import { FixContext } from './list/useColumns.tsx';
import { useRenewals } from './list/useRenewals.ts';
import { words } from './words.ts';

/** The health of every account at every ad network: what needs somebody first, then what can be connected, then all of them (R-199, C-05). */
export function AdAccounts() {
  const t = useWords(words);
  const title = usePageTitle();
  const mayEdit = useMay('edit channel@manage');
  const media = useQuery(adAccounts.media());
  const renewalOf = useRenewals();
  const fixOf = (account: ListedAccount) => (mayEdit ? renewalOf(account) : null);
  const list = useAccountList(media);
  const all = list.rowsOf.data ?? none;
  const accountMenu = useAccountMenu((account) => {
    const row = all.find(({ id }) => id === account.id);
    const fix = row && fixOf(row);
    return fix && 'label' in fix ? fix : null;
  });
  return (
    <Page
      title={title}
      {...(media.data && { meta: t.summary(media.data.length, all.length) })}
      {...(mayEdit && media.data && { actions: <ConnectMenu of={media.data} /> })}
    >
      <Stack gap="4">
        <ListFilters of={list} search={t.search} />
        <AsyncView of={media} headingLevel={2} skeleton={<PanelsSkeleton parts={['figures', 'rows', 'grid']} />}>
          {(networks) => (
            <Stack gap="4">
              <Counts of={all} selected={list.values.state} onSelect={(state) => list.change({ state })} />
              <Board media={networks} list={list} fixOf={fixOf} />
              <FixContext value={fixOf}>
                <AccountTable of={list} mayEdit={mayEdit} menu={accountMenu.menu} />
              </FixContext>
            </Stack>
          )}
        </AsyncView>
      </Stack>
      {accountMenu.dialogs}
      <RecordDrawer of={list} meta={(account) => <AccountState of={account} />}>
        {(account) => <AccountDrawer of={account} mayEdit={mayEdit} />}
      </RecordDrawer>
    </Page>
  );
}

const none: readonly ListedAccount[] = [];

interface BoardProps {
  media: readonly Media[];
  list: ReturnType<typeof useAccountList>;
  fixOf: Parameters<typeof FixFirst>[0]['fixOf'];
}

/** Whoever has narrowed the list has something in mind: then what is urgent in general makes room for it. */
function Board({ media, list, fixOf }: BoardProps) {
  const toFix = urgent(list.rowsOf.data ?? none);
  const found = new Set(list.of.data?.rows.map(({ media: key }) => key));
  return (
    <>
      {!list.isNarrowed && toFix.length > 0 && <FixFirst of={toFix} fixOf={fixOf} onMore={() => list.change({ state: 'urgent' })} />}
      <Gallery of={media} search={list.search} found={found} isNarrowed={list.applied.length > 0} />
    </>
  );
}
