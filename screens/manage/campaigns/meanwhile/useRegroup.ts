import { useState } from 'react';
import { useWords } from '#design-system';
import type { ResultOf } from '#app/api/declare/endpoint.ts';
import type { ours } from '#app/api/ours/ours.ts';
import { bodyTo, type Read } from '../bulk/change.ts';
import { useMovedOnWords } from './useMovedOnWords.ts';
import { words } from './words.ts';

type Answer = ResultOf<typeof ours.campaigns.change>;

/** Campaigns named in one sentence; more are counted. */
const most = 3;

/**
 * Campaigns that go to a group. Those that somebody else has changed since they were read stay where they are and are named; the next press
 * sends only these, as they are now.
 */
export function useRegroup(chosen: readonly Read[], act: string) {
  const t = useWords(words);
  const say = useMovedOnWords();
  const [known, setKnown] = useState<ReadonlyMap<number, Read>>(new Map());
  const [moved, setMoved] = useState<ReadonlySet<number>>(new Set());
  const open = chosen.filter(({ id }) => !moved.has(id)).map((one) => known.get(one.id) ?? one);
  const notDone = ({ movedOn, gone, changed }: Answer): string | undefined => {
    const left = new Set([...movedOn.map(({ now }) => now.id), ...gone]);
    setMoved(new Set([...moved, ...open.flatMap(({ id }) => (left.has(id) ? [] : id))]));
    setKnown(new Map([...known, ...movedOn.map(({ now }) => [now.id, now] as const)]));
    if (movedOn.length === 0) return changed === 0 && gone.length > 0 ? t.gone : undefined;
    const named = movedOn.slice(0, most).map((one) => t.named(one.now.name, say(open.find(({ id }) => id === one.now.id) ?? {}, one)));
    const more = movedOn.length > most ? [t.more(movedOn.length - most)] : [];
    return [...named, ...more, t.pressAgain(act)].join(t.between);
  };
  return {
    bodyTo: (group: number) => bodyTo('regroup', open, group),
    notDone,
    /** With what earlier presses have moved. */
    countOf: ({ changed }: Answer) => moved.size + changed,
  };
}
