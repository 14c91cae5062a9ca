import { useCallback, useMemo } from 'react';
import { filtersToText, kindCode, meetsFilters, resultCode, type LogFilter } from '#app/api/ours/data/logFilters.ts';
import type { Journey, LogEntry } from '#app/api/ours/data/logs.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { readParams } from '#app/lib/urlState.ts';
import { useEntryWords } from '../useEntryWords.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { logList } from './listAddress.ts';
import { filtersOf, type FieldValue, type FieldValues } from './logFields.ts';

/** What the list is narrowed by, as the service is asked for it, and how its values read. */
export function useLogFilters({ values: { where } }: LogSearch, { stops, losers }: Pick<Journey, 'stops' | 'losers'>) {
  const [at] = useSearchParams();
  const text = at.toString();
  const { nameOf, channelOf, resultOf } = useEntryWords();
  const fields = useMemo((): FieldValues => {
    const lost = new Set(losers.map(({ id }) => id));
    const named = (code: string | null, said: string | null): FieldValue | null =>
      code === null || said === null ? null : { code, text: said };
    return {
      kind: (entry) => named(kindCode(entry), nameOf(entry)),
      channel: (entry) => named(entry.channel, channelOf(entry)),
      campaign: ({ campaignName }) => named(campaignName, campaignName),
      result: (entry: LogEntry) => named(resultCode(entry, lost.has(entry.id)), resultOf(entry, lost.has(entry.id))),
    };
  }, [losers, nameOf, channelOf, resultOf]);
  const entries = useMemo(() => [...stops, ...losers], [stops, losers]);
  const asked = useMemo((): readonly LogFilter[] => {
    const chosen = readParams(logList.filters, new URLSearchParams(text));
    return [...where, ...filtersOf(chosen, entries, fields)];
  }, [where, text, entries, fields]);
  /** Done by the service. One that does not know of filters leaves it to the page, which has only what it has loaded. */
  const narrow = useCallback(
    (rows: readonly LogEntry[]) => {
      if (!where.length) return rows;
      const lost = new Set(losers.map(({ id }) => id));
      return rows.filter((entry) => meetsFilters(entry, where, lost.has(entry.id)));
    },
    [where, losers],
  );
  return { fields, entries, where, narrow, text: asked.length ? filtersToText(asked) : null };
}

export type LogFilters = ReturnType<typeof useLogFilters>;
