import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useWords, type AsyncState } from '#design-system';
import { filtersToText } from '#app/api/ours/data/logFilters.ts';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { useLocalListing } from '#screens/kit/listing/index.ts';
import { useEntryWords } from '../useEntryWords.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
import { logList } from '../filters/listAddress.ts';
import { isLeft, isValue, leftOut, logFields, type LogField } from '../filters/logFields.ts';
import { useConditionWords } from '../filters/useConditionWords.ts';
import type { LogFilters } from '../filters/useLogFilters.ts';
import { readAllLogs } from './readAllLogs.ts';
import { useLogColumns } from './useLogColumns.tsx';

/** The logs that are read: searched, sorted and narrowed by any of their values. A file of them is read to the end first. */
export function useLogList(rows: AsyncState<readonly LogEntry[]>, losers: readonly LogEntry[], search: LogSearch, filters: LogFilters) {
  const { request, values } = search;
  const { fields, entries, where } = filters;
  const said = useConditionWords(filters);
  const t = useWords(words);
  const cache = useQueryClient();
  const { nameOf, channelOf } = useEntryWords();
  const { data } = rows;
  const list = useLocalListing({
    name: 'logs',
    title: t.all,
    address: logList,
    rows,
    rowKey,
    columns: useLogColumns(losers),
    hasColumnSettings: true,
    readAll: async (how) => filters.narrow(await readAllLogs(cache, { ...request, filters: filters.text }, values.selection, how)),
    names: (entry) => [nameOf(entry), channelOf(entry), entry.campaignName],
    ids: ({ proof, payload }) => [proof, payload === null ? null : JSON.stringify(payload)],
    filters: useMemo(() => {
      const valuesOf = (field: LogField) => [
        ...new Map([...entries, ...(data ?? [])].flatMap((entry) => fields[field](entry) ?? []).map(({ code, text }) => [code, text])),
      ];
      const only = (field: LogField, label: string) => ({
        label,
        options: valuesOf(field).map(([id, text]) => ({ id, label: text })),
        matches: (entry: LogEntry, value: string) => isValue(fields[field](entry), value),
      });
      return {
        kind: only('kind', t.kind),
        channel: only('channel', t.channel),
        campaign: only('campaign', t.campaign),
        result: only('result', t.result),
        without: {
          label: t.without,
          options: logFields.flatMap((field) =>
            valuesOf(field).map(([code, text]) => ({ id: leftOut(field, code), label: text, note: t[field] })),
          ),
          matches: (entry: LogEntry, keys: readonly string[]) => isLeft(entry, keys, fields),
        },
      };
    }, [t, data, entries, fields]),
  });
  // Conditions are of the whole page, and narrow the list as its own filters do: they are counted, named in a file and cleared with them.
  const conditions = where.map((filter) => ({
    ...said(filter),
    name: filtersToText([filter]),
    options: [],
    requests: [],
    text: filter.value,
    isSet: true,
    hasSeveral: false,
    choose: () => search.set({ where: where.filter((one) => one !== filter) }, { isReplaced: true }),
  }));
  const clear = () => {
    list.clear();
    if (where.length) search.set({ where: [] }, { isReplaced: true });
  };
  return { ...list, applied: [...list.applied, ...conditions], clear };
}

const rowKey = ({ id }: LogEntry) => id;

export type LogList = ReturnType<typeof useLogList>;
