import { useState } from 'react';
import { useWords, type FormMessage } from '#design-system';
import type { ResultOf } from '#app/api/declare/endpoint.ts';
import type { ours } from '#app/api/ours/ours.ts';
import { bodyTo, type Read } from '../bulk/change.ts';
import { useCampaignChanges } from './useCampaignChanges.ts';
import { useConflictMessage } from './useConflictMessage.tsx';
import { words } from './words.ts';

type Answer = ResultOf<typeof ours.campaigns.change>;

/** Campaigns that are named; more are counted. */
const most = 3;

/**
 * Campaigns that go to a group. Those that somebody else has changed since they were read stay where they are and are named; the next press
 * sends only these, as they are now.
 */
export function useRegroup(chosen: readonly Read[], act: string) {
  const t = useWords(words);
  const messageOf = useConflictMessage(act);
  const changesOf = useCampaignChanges();
  const [known, setKnown] = useState<ReadonlyMap<number, Read>>(new Map());
  const [moved, setMoved] = useState<ReadonlySet<number>>(new Set());
  const open = chosen.filter(({ id }) => !moved.has(id)).map((one) => known.get(one.id) ?? one);
  const notDone = ({ movedOn, gone, changed }: Answer): FormMessage | undefined => {
    const left = new Set([...movedOn.map(({ now }) => now.id), ...gone]);
    setMoved(new Set([...moved, ...open.flatMap(({ id }) => (left.has(id) ? [] : id))]));
    setKnown(new Map([...known, ...movedOn.map(({ now }) => [now.id, now] as const)]));
    if (movedOn.length === 0) return changed === 0 && gone.length > 0 ? t.gone : undefined;
    const conflicts = movedOn.slice(0, most).map((one) => ({
      of: one,
      name: one.now.name,
      changes: changesOf(open.find(({ id }) => id === one.now.id) ?? {}, one.now),
      elsewhere: t.elsewhere,
    }));
    return messageOf(conflicts, movedOn.length - conflicts.length);
  };
  return {
    bodyTo: (group: number) => bodyTo('regroup', open, group),
    notDone,
    /** With what earlier presses have moved. */
    countOf: ({ changed }: Answer) => moved.size + changed,
  };
}
