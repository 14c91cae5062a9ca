import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Copyable, DescriptionList, Figure, IconButton, useWords } from '#design-system';
import { kindCode, resultCode, type FilterField } from '#app/api/ours/data/logFilters.ts';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { EntryResult } from '../EntryResult.tsx';
import { filterBy } from '../filters/filterBy.ts';
import { useEntryWords } from '../useEntryWords.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { kindNames, words } from '../words.ts';

interface RecordFieldsProps {
  of: LogEntry;
  search: LogSearch;
  isLoser: boolean;
}

/** What is known of a log, field by field, each a filter by a press; one that it does not have is left out. */
export function RecordFields({ of: entry, search, isLoser }: RecordFieldsProps) {
  const t = useWords(words);
  const kinds = useWords(kindNames);
  const { channelOf, eventOf, reasonOf, reasonName, resultOf, nameOf } = useEntryWords();
  const { at, kind, event, reason, channel, campaignName, proof, amount } = entry;
  const said = reasonOf(entry);
  /** `code` is what is filtered by, `text` how it is called. Nobody finds anything by a masked identifier. */
  const item = (term: string, value: ReactNode, { field, code, text }: { field: FilterField; code: string; text: string }) => ({
    term,
    value: code.includes('…') ? (
      value
    ) : (
      <Filtered>
        {value}
        <IconButton
          icon={ListFilter}
          size="xs"
          label={t.filterBy(term, text)}
          onPress={() => filterBy(search, { field, way: 'is', value: code })}
        />
      </Filtered>
    ),
  });
  const result = { field: 'result', code: resultCode(entry, isLoser), text: resultOf(entry, isLoser) } as const;
  return (
    <DescriptionList
      items={[
        item(t.time, at, { field: 'day', code: at.slice(0, 10), text: at.slice(0, 10) }),
        item(t.kind, kinds[kind], { field: 'kind', code: kindCode(entry), text: nameOf(entry) }),
        ...(event === null ? [] : [{ term: t.event, value: eventOf(entry) }]),
        item(t.result, <EntryResult of={entry} isLoser={isLoser} />, result),
        ...(said === null || reason === null
          ? []
          : [item(t.reason, said, { field: 'reason', code: reason, text: reasonName(reason) ?? reason })]),
        ...(channel === null
          ? []
          : [item(t.channel, channelOf(entry), { field: 'channel', code: channel, text: channelOf(entry) ?? channel })]),
        ...(campaignName === null ? [] : [item(t.campaign, campaignName, { field: 'campaign', code: campaignName, text: campaignName })]),
        ...(proof === null ? [] : [item(t.proof, <Copyable text={proof} what={t.proof} />, { field: 'proof', code: proof, text: proof })]),
        ...(amount === null
          ? []
          : [
              item(t.amount, <Figure value={amount} as={{ kind: 'money', decimals: 2 }} />, {
                field: 'amount',
                code: String(amount),
                text: String(amount),
              }),
            ]),
      ]}
    />
  );
}

const Filtered = styled.span`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-2);
`;
