import { useMemo } from 'react';
import { useWords, type AsyncState } from '#design-system';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { textParam } from '#app/lib/urlState.ts';
import { listAddress, useLocalListing } from '#screens/kit/listing/index.ts';
import { useEntryWords } from '../useEntryWords.ts';
import { words } from '../words.ts';
import { useLogColumns } from './useLogColumns.tsx';

const address = listAddress({ kind: textParam, channel: textParam, campaign: textParam }, { sort: '-at' });

/** The logs that are read: searched, sorted and filtered by any of their values. */
export function useLogList(rows: AsyncState<readonly LogEntry[]>, losers: readonly LogEntry[]) {
  const t = useWords(words);
  const { nameOf, channelOf } = useEntryWords();
  const { data } = rows;
  return useLocalListing({
    name: 'logs',
    title: t.all,
    address,
    rows,
    rowKey,
    columns: useLogColumns(losers),
    names: (entry) => [nameOf(entry), channelOf(entry), entry.campaignName],
    ids: ({ proof, payload }) => [proof, payload === null ? null : JSON.stringify(payload)],
    filters: useMemo(() => {
      const optionsOf = (value: (entry: LogEntry) => string | null) =>
        [...new Set((data ?? []).map(value))].filter((one) => one !== null).map((id) => ({ id, label: id }));
      return {
        kind: { label: t.kind, options: optionsOf(nameOf), matches: (entry: LogEntry, name: string) => nameOf(entry) === name },
        channel: { label: t.channel, options: optionsOf(channelOf), matches: (entry: LogEntry, name: string) => channelOf(entry) === name },
        campaign: {
          label: t.campaign,
          options: optionsOf(({ campaignName }) => campaignName),
          matches: ({ campaignName }: LogEntry, name: string) => campaignName === name,
        },
      };
    }, [t, data, nameOf, channelOf]),
  });
}

const rowKey = ({ id }: LogEntry) => id;

export type LogList = ReturnType<typeof useLogList>;
