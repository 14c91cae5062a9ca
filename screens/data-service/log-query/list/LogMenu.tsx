import { Copy, Filter, FilterX, Search } from 'lucide-react';
import { MenuItem, toasts, useCopy, useWords } from '#design-system';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import type { IdKind } from '../address.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { shortened, useEntryWords } from '../useEntryWords.ts';
import { idNames, words } from '../words.ts';
import type { LogFilter } from '#app/api/ours/data/logFilters.ts';
import { leftOut, logFields, withFilter, type FieldValue, type LogField } from '../filters/logFields.ts';
import type { LogFilters } from '../filters/useLogFilters.ts';
import type { LogList } from './useLogList.ts';

/** What the identifier of a log is, where it can be searched by. */
const idKindOf: Partial<Record<LogEntry['kind'], IdKind>> = {
  click: 'click',
  install: 'device',
  register: 'account',
  login: 'account',
  order: 'order',
  payment: 'order',
};

interface LogMenuProps {
  of: LogList;
  search: LogSearch;
  filters: LogFilters;
  entry: LogEntry;
}

/** Each value of a log as a filter, alone or left out, and its identifier as the next search. */
export function LogMenu({ of: list, search, filters: { fields, where }, entry }: LogMenuProps) {
  const t = useWords(words);
  const ids = useWords(idNames);
  const { copy } = useCopy();
  const { reasonName } = useEntryWords();
  const { proof } = entry;
  const found = logFields.flatMap((field): [LogField, FieldValue][] => {
    const value = fields[field](entry);
    return value === null ? [] : [[field, value]];
  });
  const leaveOut = (key: string) => list.change({ without: [...new Set([...list.values.without, key])] });
  const by = idKindOf[entry.kind];
  // Nobody finds anything by a masked identifier.
  const isWhole = proof !== null && !proof.includes('…');
  const maySearch = isWhole && by !== undefined && (by !== 'order' || search.flags.order === true);
  const { amount, at, reason } = entry;
  const why = reasonName(reason);
  const only = (filter: LogFilter) => search.set({ where: withFilter(where, filter) });
  const take = async (text: string) => {
    const isCopied = (await copy(text)) === 'copied';
    if (isCopied) toasts.copied(t.copied);
    else toasts.show({ kind: 'bad', title: t.notCopied });
  };
  return (
    <>
      {found.map(([field, value]) => (
        <MenuItem key={field} icon={Filter} onAction={() => list.change({ [field]: value.code })}>
          {t.showOnly(value.text)}
        </MenuItem>
      ))}
      {isWhole && (
        <MenuItem icon={Filter} onAction={() => only({ field: 'proof', way: 'is', value: proof })}>
          {t.showOnly(shortened(proof))}
        </MenuItem>
      )}
      {reason !== null && why !== null && (
        <MenuItem icon={Filter} onAction={() => only({ field: 'reason', way: 'is', value: reason })}>
          {t.showOnly(why)}
        </MenuItem>
      )}
      {amount !== null && (
        <MenuItem icon={Filter} onAction={() => only({ field: 'amount', way: 'is', value: String(amount) })}>
          {t.showOnly(`${t.amount} ${amount}`)}
        </MenuItem>
      )}
      <MenuItem icon={Filter} onAction={() => only({ field: 'day', way: 'is', value: at.slice(0, 10) })}>
        {t.showOnly(at.slice(0, 10))}
      </MenuItem>
      {found.map(([field, value]) => (
        <MenuItem key={field} icon={FilterX} onAction={() => leaveOut(leftOut(field, value.code))}>
          {t.except(value.text)}
        </MenuItem>
      ))}
      {isWhole && (
        <MenuItem icon={Copy} onAction={() => void take(proof)}>
          {t.copyId}
        </MenuItem>
      )}
      {maySearch && (
        <MenuItem icon={Search} onAction={() => search.set({ by, value: proof, view: 'journey', open: '', selection: 'all' })}>
          {t.searchBy(ids[by])}
        </MenuItem>
      )}
    </>
  );
}
