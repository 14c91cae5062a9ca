import { Status, useWords } from '#design-system';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { words } from './words.ts';

/** How a log ended: a click that was not credited is fine as a log. */
export function EntryResult({ of: { result }, isLoser }: { of: LogEntry; isLoser: boolean }) {
  const t = useWords(words);
  if (isLoser) return <Status tone="off">{t.lost}</Status>;
  if (result === 'blocked') return <Status tone="warning">{t.blocked}</Status>;
  return result === 'missing' ? <Status tone="negative">{t.missing}</Status> : <Status tone="good">{t.fine}</Status>;
}
