import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useWords, type AsyncState } from '#design-system';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { keysParam, textParam } from '#app/lib/urlState.ts';
import { listAddress, useLocalListing } from '#screens/kit/listing/index.ts';
import { useEntryWords } from '../useEntryWords.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
import {
  isLeft,
  isValue,
  kindCode,
  leftOut,
  logFields,
  resultCode,
  type FieldValue,
  type FieldValues,
  type LogField,
} from './logFields.ts';
import { readAllLogs } from './readAllLogs.ts';
import { useLogColumns } from './useLogColumns.tsx';

const address = listAddress(
  { kind: textParam, channel: textParam, campaign: textParam, result: textParam, without: keysParam },
  { sort: '-at' },
);

/** The logs that are read: searched, sorted and narrowed by any of their values. A file of them is read to the end first. */
export function useLogList(rows: AsyncState<readonly LogEntry[]>, losers: readonly LogEntry[], { request, values }: LogSearch) {
  const t = useWords(words);
  const cache = useQueryClient();
  const { nameOf, channelOf, resultOf } = useEntryWords();
  const { data } = rows;
  const fields = useMemo((): FieldValues => {
    const lost = new Set(losers.map(({ id }) => id));
    const named = (code: string | null, text: string | null): FieldValue | null => (code === null || text === null ? null : { code, text });
    return {
      kind: (entry) => named(kindCode(entry), nameOf(entry)),
      channel: (entry) => named(entry.channel, channelOf(entry)),
      campaign: ({ campaignName }) => named(campaignName, campaignName),
      result: (entry) => named(resultCode(entry, lost.has(entry.id)), resultOf(entry, lost.has(entry.id))),
    };
  }, [losers, nameOf, channelOf, resultOf]);
  const list = useLocalListing({
    name: 'logs',
    title: t.all,
    address,
    rows,
    rowKey,
    columns: useLogColumns(losers),
    hasColumnSettings: true,
    readAll: async (how) => readAllLogs(cache, request, values.selection, how),
    names: (entry) => [nameOf(entry), channelOf(entry), entry.campaignName],
    ids: ({ proof, payload }) => [proof, payload === null ? null : JSON.stringify(payload)],
    filters: useMemo(() => {
      const valuesOf = (field: LogField) => [
        ...new Map((data ?? []).flatMap((entry) => fields[field](entry) ?? []).map(({ code, text }) => [code, text])),
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
    }, [t, data, fields]),
  });
  return { ...list, fields };
}

const rowKey = ({ id }: LogEntry) => id;

export type LogList = ReturnType<typeof useLogList>;
