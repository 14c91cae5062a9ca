import { useWords } from '#design-system';
import type { Group } from '#app/api/ours/campaigns/groups.ts';
import { useSeen } from '../meanwhile/useSeen.ts';
import { words } from './words.ts';

/** A group that is written to as its reader has seen it. */
export function useSeenGroup(of: Group, act: string, onMovedOn?: (now: Group, before: Group) => void) {
  const t = useWords(words);
  const names = { name: t.name, note: t.note, campaigns: t.campaigns, archived: t.archived };
  return useSeen({ of, act, names, ...(onMovedOn && { onMovedOn }) });
}
