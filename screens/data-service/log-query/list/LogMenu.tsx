import { Copy, Filter, Search } from 'lucide-react';
import { MenuItem, toasts, useCopy, useWords } from '#design-system';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import type { IdKind } from '../address.ts';
import { useEntryWords } from '../useEntryWords.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { idNames, words } from '../words.ts';
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
  entry: LogEntry;
}

/** Each value of a log as a filter, and its identifier as the next search. */
export function LogMenu({ of: list, search, entry }: LogMenuProps) {
  const t = useWords(words);
  const ids = useWords(idNames);
  const { nameOf, channelOf } = useEntryWords();
  const { copy } = useCopy();
  const { proof, campaignName } = entry;
  const channel = channelOf(entry);
  const by = idKindOf[entry.kind];
  // Nobody finds anything by a masked identifier.
  const isWhole = proof !== null && !proof.includes('…');
  const maySearch = isWhole && by !== undefined && (by !== 'order' || search.flags.order === true);
  const take = async (text: string) => {
    const isCopied = (await copy(text)) === 'copied';
    toasts.show(isCopied ? { kind: 'good', title: t.copied } : { kind: 'bad', title: t.notCopied });
  };
  return (
    <>
      <MenuItem icon={Filter} onAction={() => list.change({ kind: nameOf(entry) })}>
        {t.only(nameOf(entry))}
      </MenuItem>
      {channel !== null && (
        <MenuItem icon={Filter} onAction={() => list.change({ channel })}>
          {t.only(channel)}
        </MenuItem>
      )}
      {campaignName !== null && (
        <MenuItem icon={Filter} onAction={() => list.change({ campaign: campaignName })}>
          {t.only(campaignName)}
        </MenuItem>
      )}
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
