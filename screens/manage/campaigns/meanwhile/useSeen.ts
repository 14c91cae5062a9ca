import { useState } from 'react';
import type { FormMessage } from '#design-system';
import { useConflictMessage, type NamedConflict } from './useConflictMessage.tsx';
import { useFieldChanges, type Conflict } from './useMovedOnWords.ts';

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
  const messageOf = useConflictMessage(act);
  const changesOf = useFieldChanges(names);
  const [seen, setSeen] = useState(of);
  /** What has become of it. */
  const takeOver = (movedOn: Conflict<Of>): NamedConflict => {
    setSeen(movedOn.now);
    onMovedOn?.(movedOn.now, seen);
    return { of: movedOn, changes: changesOf(seen, movedOn.now) };
  };
  const notDone = ({ movedOn }: { movedOn: Conflict<Of> | null }): FormMessage | undefined =>
    movedOn ? messageOf([takeOver(movedOn)]) : undefined;
  return { seen, takeOver, notDone };
}
