import { Link, Text, useWords } from '#design-system';
import { useMay } from '#app/access/may.ts';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { words } from './words.ts';

/** Where what was not sent is put right; who may not open that page reads who can. */
export function Fix({ of: { mendedAt, reason }, isBrief = false }: { of: LogEntry; isBrief?: boolean }) {
  const t = useWords(words);
  const maySeeCallbacks = useMay('view dataCallback@manage');
  if (mendedAt === null) return null;
  const isToAdd = reason === 'callbackNone';
  if (maySeeCallbacks) return <Link href={mendedAt}>{isToAdd ? t.addFix : t.openFix}</Link>;
  return (
    <Text kind="caption" tone="secondary">
      {isBrief ? t.askOwner : isToAdd ? t.askAdd : t.askFix}
    </Text>
  );
}
