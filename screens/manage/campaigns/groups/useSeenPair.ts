import { useState } from 'react';
import { useWords, type FormMessage } from '#design-system';
import type { GroupChoice } from '#app/api/campaigns/choices.ts';
import type { ResultOf } from '#app/api/declare/endpoint.ts';
import type { Group } from '#app/api/ours/campaigns/groups.ts';
import type { ours } from '#app/api/ours/ours.ts';
import { useConflictMessage, type NamedConflict } from '../meanwhile/useConflictMessage.tsx';
import { useFieldChanges } from '../meanwhile/useMovedOnWords.ts';
import { useSeenGroup } from './useSeenGroup.ts';
import { words } from './words.ts';

type Answer = ResultOf<typeof ours.groups.merge>;

/** A group and the one to which its campaigns go, both as their reader has seen them. What has become of either is said with its name. */
export function useSeenPair(source: Group, act: string, choices: readonly GroupChoice[]) {
  const t = useWords(words);
  const messageOf = useConflictMessage(act);
  const changesOf = useFieldChanges<GroupChoice>({ name: t.name, campaigns: t.campaigns });
  const { seen, takeOver } = useSeenGroup(source, act);
  // The one that was chosen, as the service has answered that it is now.
  const [known, setKnown] = useState<GroupChoice>();
  const targetOf = (into: number | null) => (known && known.id === into ? known : choices.find(({ id }) => id === into));
  const notDone = ({ movedOn, intoMovedOn }: Answer, into: number | null): FormMessage | undefined => {
    if (!movedOn && !intoMovedOn) return undefined;
    const conflicts: NamedConflict[] = [];
    if (movedOn) conflicts.push({ name: seen.name, ...takeOver(movedOn) });
    if (intoMovedOn) {
      const before = targetOf(into) ?? intoMovedOn.now;
      conflicts.push({ name: before.name, of: intoMovedOn, changes: changesOf(before, intoMovedOn.now) });
      setKnown(intoMovedOn.now);
    }
    return messageOf(conflicts);
  };
  return { seen, targetOf, notDone };
}
