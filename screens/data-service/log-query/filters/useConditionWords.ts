import { useMemo } from 'react';
import { useWords } from '#design-system';
import type { FilterRelation, LogFilter } from '#app/api/ours/data/logFilters.ts';
import { shortened, useEntryWords } from '../useEntryWords.ts';
import { words } from '../words.ts';
import { logFields } from './logFields.ts';
import type { LogFilters } from './useLogFilters.ts';

/** What a condition is of, and what it says: `Identifier`, `not “u_1”`. */
export function useConditionWords({ entries, fields }: LogFilters) {
  const t = useWords(words);
  const { reasonName } = useEntryWords();
  return useMemo(() => {
    const saidAs: Record<FilterRelation, (text: string) => string> = { is: (text) => text, not: t.isNot, has: t.contains };
    const textOf = ({ field, value }: LogFilter): string => {
      const known = logFields.find((one) => one === field);
      if (known) return entries.map(fields[known]).find((found) => found?.code === value)?.text ?? value;
      return (field === 'reason' ? reasonName(value) : null) ?? shortened(value);
    };
    return (filter: LogFilter) => ({
      label: filter.field.startsWith('/') ? filter.field.slice(1).replaceAll('/', '.') : t[fieldWords[filter.field] ?? 'record'],
      words: saidAs[filter.way](textOf(filter)),
    });
  }, [t, reasonName, entries, fields]);
}

const fieldWords: Readonly<Record<string, 'time' | 'kind' | 'channel' | 'campaign' | 'result' | 'reason' | 'proof' | 'amount'>> = {
  day: 'time',
  kind: 'kind',
  channel: 'channel',
  campaign: 'campaign',
  result: 'result',
  reason: 'reason',
  proof: 'proof',
  amount: 'amount',
};
