import { Copyable, DescriptionList, Figure, useWords } from '#design-system';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { useEntryWords } from '../useEntryWords.ts';
import { kindNames, words } from '../words.ts';
import { EntryResult } from '../EntryResult.tsx';

/** What is known of a log, field by field; one that it does not have is left out. */
export function RecordFields({ of: entry, isLoser }: { of: LogEntry; isLoser: boolean }) {
  const t = useWords(words);
  const kinds = useWords(kindNames);
  const { channelOf, eventOf, reasonOf } = useEntryWords();
  const channel = channelOf(entry);
  const reason = reasonOf(entry);
  return (
    <DescriptionList
      items={[
        { term: t.time, value: entry.at },
        { term: t.kind, value: kinds[entry.kind] },
        ...(entry.event === null ? [] : [{ term: t.event, value: eventOf(entry) }]),
        { term: t.result, value: <EntryResult of={entry} isLoser={isLoser} /> },
        ...(reason === null ? [] : [{ term: t.reason, value: reason }]),
        ...(channel === null ? [] : [{ term: t.channel, value: channel }]),
        ...(entry.campaignName === null ? [] : [{ term: t.campaign, value: entry.campaignName }]),
        ...(entry.proof === null ? [] : [{ term: t.proof, value: <Copyable text={entry.proof} what={t.proof} /> }]),
        ...(entry.amount === null ? [] : [{ term: t.amount, value: <Figure value={entry.amount} as={{ kind: 'money', decimals: 2 }} /> }]),
      ]}
    />
  );
}
