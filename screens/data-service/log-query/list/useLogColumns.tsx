import { useMemo } from 'react';
import { Text, useWords, type Column } from '#design-system';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { Hits, RecordLink } from '#screens/kit/listing/index.ts';
import { EntryResult } from '../EntryResult.tsx';
import { useEntryWords } from '../useEntryWords.ts';
import { words } from '../words.ts';

/** When, what, from where, whose and how it ended. */
export function useLogColumns(losers: readonly LogEntry[]): readonly Column<LogEntry>[] {
  const t = useWords(words);
  const { nameOf, factOf, channelOf, resultOf } = useEntryWords();
  return useMemo(() => {
    const lost = new Set(losers.map(({ id }) => id));
    return [
      { id: 'at', title: t.time, value: ({ at }) => at, as: { kind: 'time' }, width: 160, phone: 'line' },
      {
        id: 'kind',
        title: t.kind,
        value: nameOf,
        width: 110,
        phone: 'title',
        cell: (entry) => <RecordLink id={entry.id}>{nameOf(entry)}</RecordLink>,
      },
      { id: 'fact', title: t.reason, value: factOf, canSort: false, width: 280, isQuiet: true, phone: 'line' },
      {
        id: 'channel',
        title: t.channel,
        value: channelOf,
        width: 120,
        yields: 'second',
        phone: 'line',
        cell: (entry) => <Hits>{channelOf(entry) ?? '–'}</Hits>,
      },
      {
        id: 'proof',
        title: t.proof,
        value: ({ proof }) => proof,
        canSort: false,
        width: 200,
        yields: 'first',
        cell: ({ proof }) => (
          <Text kind="mono" tone="tertiary" isCut>
            {proof === null ? '–' : <Hits>{proof}</Hits>}
          </Text>
        ),
      },
      { id: 'amount', title: t.amount, value: ({ amount }) => amount, as: { kind: 'money', decimals: 2 }, width: 90, phone: 'half' },
      {
        id: 'result',
        title: t.result,
        value: (entry) => resultOf(entry, lost.has(entry.id)),
        width: 100,
        phone: 'aside',
        cell: (entry) => <EntryResult of={entry} isLoser={lost.has(entry.id)} />,
      },
    ];
  }, [t, losers, nameOf, factOf, channelOf, resultOf]);
}
