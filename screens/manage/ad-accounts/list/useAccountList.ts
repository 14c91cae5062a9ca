import { useMemo } from 'react';
import { useWords, type AsyncState } from '#design-system';
import type { Media } from '#app/api/ad-accounts/shapes.ts';
import { mediaNameIn } from '#app/lib/glossary/names.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { choiceParam, keysParam } from '#app/lib/urlState.ts';
import { listAddress, useLocalListing } from '#screens/kit/listing/index.ts';
import { words } from '../words.ts';
import { isUrgent, listed, shownStates, type ListedAccount } from './rows.ts';
import { useColumns } from './useColumns.tsx';

export const address = listAddress({ state: choiceParam(shownStates, null), media: keysParam });

/** All accounts at all ad networks, found by alias and network in both languages and by pinyin, by legal entity, and by cid as written. */
export function useAccountList(media: AsyncState<readonly Media[]>) {
  const t = useWords(words);
  const nameOf = useMediaName();
  const { data } = media;
  const rows = useMemo(() => data && listed(data), [data]);
  return useLocalListing({
    name: 'ad-accounts',
    title: t.list,
    address,
    rows: { ...media, data: rows },
    rowKey,
    columns: useColumns(),
    names,
    ids,
    filters: useMemo(
      () => ({
        state: {
          label: t.state,
          options: shownStates.map((id) => ({ id, label: t[id] })),
          matches: (account: ListedAccount, chosen: string) => (chosen === 'urgent' ? isUrgent(account) : account.state === chosen),
        },
        media: {
          label: t.network,
          options: (data ?? []).map(({ key, name }) => ({ id: key, label: nameOf(name) })),
          matches: ({ media: key }: ListedAccount, chosen: readonly string[]) => chosen.length === 0 || chosen.includes(key),
        },
      }),
      [t, data, nameOf],
    ),
  });
}

const rowKey = ({ id }: ListedAccount) => String(id);
const names = ({ alias, company, network }: ListedAccount) => [alias, company, network.name, mediaNameIn(network.name, 'en')];
const ids = ({ cid }: ListedAccount) => [cid, cid.replaceAll(' ', '')];

export type AccountList = ReturnType<typeof useAccountList>;
