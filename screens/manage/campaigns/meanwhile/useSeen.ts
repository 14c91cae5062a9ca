import { useState } from 'react';
import { useWords } from '#design-system';
import { useConflictWords, type Conflict } from './useMovedOnWords.ts';
import { words } from './words.ts';

interface SeenOptions<Of> {
  of: Of;
  /** On the button that goes on. */
  act: string;
  /** The fields that a reader sees, by their names. */
  names: Partial<Record<keyof Of & string, string>>;
  onMovedOn?: (now: Of, before: Of) => void;
}

/**
 * A record as its reader has it before them: what is sent carries its revision. Where somebody else has changed it meanwhile, nothing is done,
 * who did, when and what is said, and the next press goes on top of that.
 */
export function useSeen<Of extends object>({ of, act, names, onMovedOn }: SeenOptions<Of>) {
  const t = useWords(words);
  const say = useConflictWords(names);
  const [seen, setSeen] = useState(of);
  /** What has become of it, in words. */
  const takeOver = (movedOn: Conflict<Of>): string => {
    setSeen(movedOn.now);
    onMovedOn?.(movedOn.now, seen);
    return say(seen, movedOn);
  };
  const notDone = ({ movedOn }: { movedOn: Conflict<Of> | null }): string | undefined =>
    movedOn ? [takeOver(movedOn), t.pressAgain(act)].join(t.between) : undefined;
  return { seen, takeOver, notDone };
}
