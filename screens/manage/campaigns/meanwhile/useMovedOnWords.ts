import { useCallback } from 'react';
import { useWords } from '#design-system';
import { valueText } from '#app/api/ours/campaigns/changedFields.ts';
import type { MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { stateNames } from '#app/lib/glossary/words.ts';
import type { FieldChange } from './ChangeList.tsx';
import { useCampaignChanges } from './useCampaignChanges.ts';
import { words } from './words.ts';

/** Who has changed something meanwhile, and when. */
export function useWhoAndWhen(): (of: Pick<MovedOn, 'by' | 'at'>) => string {
  const t = useWords(words);
  return useCallback(({ by, at }) => t.changed(by, at?.slice(0, 16) ?? null), [t]);
}

/** Who has changed a campaign meanwhile, when, and what, in one sentence. */
export function useMovedOnWords(): (before: object, of: MovedOn) => string {
  const t = useWords(words);
  const say = useWhoAndWhen();
  const changesOf = useCampaignChanges();
  return (before, movedOn) => {
    const changes = changesOf(before, movedOn.now).map(({ name, before: old, now }) => t.change(name, old, now));
    return [say(movedOn), ...changes].join(t.between);
  };
}

export interface Conflict<Of> extends Pick<MovedOn, 'by' | 'at'> {
  now: Of;
}

type Names<Of> = Partial<Record<keyof Of & string, string>>;

/** What has become of a group or a sub-campaign, whose fields that a reader sees are named. */
export function useFieldChanges<Of extends object>(names: Names<Of>): (before: Of, now: Of) => FieldChange[] {
  const states = useWords(stateNames);
  const said = (of: Of, field: string): string => {
    const value: unknown = Reflect.get(of, field);
    if (typeof value === 'boolean') return value ? states.enabled : states.disabled;
    return valueText(of, field) ?? '–';
  };
  return (before, now) =>
    Object.entries<string | undefined>(names)
      .map(([field, name = '']) => ({ name, before: said(before, field), now: said(now, field) }))
      .filter((change) => change.before !== change.now);
}

/** The same in one sentence, with who and when. */
export function useConflictWords<Of extends object>(names: Names<Of>) {
  const t = useWords(words);
  const say = useWhoAndWhen();
  const changesOf = useFieldChanges(names);
  return (before: Of, conflict: Conflict<Of>): string => {
    const changes = changesOf(before, conflict.now).map(({ name, before: old, now }) => t.change(name, old, now));
    return [say(conflict), ...changes].join(t.between);
  };
}
