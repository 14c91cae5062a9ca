import { Status } from '#design-system';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { useEntryWords } from './useEntryWords.ts';

const tones = { fine: 'good', blocked: 'warning', missing: 'negative' } as const;

/** How a log ended: a click that was not credited is fine as a log. */
export function EntryResult({ of: entry, isLoser }: { of: LogEntry; isLoser: boolean }) {
  const { resultOf } = useEntryWords();
  return <Status tone={isLoser ? 'off' : tones[entry.result]}>{resultOf(entry, isLoser)}</Status>;
}
