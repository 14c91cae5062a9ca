import { isDay, type Day } from '#design-system/foundation/period/days.ts';
import { useStored } from '../../session/useStored.ts';
import { useSignedIn } from '../../session/SessionProvider.tsx';

export interface DayNote {
  day: Day;
  text: string;
}

/** What a reader wrote beside days of this app. Personal: only this browser keeps it, and the dialog says so. */
export function useNotes(app: number) {
  const { account } = useSignedIn();
  return useStored(`notes.${account?.id ?? 0}.${app}`, readNotes);
}

/** The latest three that lie in the period. */
export const annotationsOf = (notes: readonly DayNote[], days: readonly Day[]) =>
  notes
    .filter(({ day }) => days.includes(day))
    .slice(-3)
    .map(({ day, text }) => ({ at: days.indexOf(day), text }));

function readNotes(kept: unknown): DayNote[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one: unknown): DayNote[] => {
    if (typeof one !== 'object' || one === null) return [];
    const [day, text]: unknown[] = [Reflect.get(one, 'day'), Reflect.get(one, 'text')];
    return isDay(day) && typeof text === 'string' ? [{ day, text }] : [];
  });
}
