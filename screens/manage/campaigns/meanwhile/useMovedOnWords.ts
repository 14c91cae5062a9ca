import { useCallback } from 'react';
import { useWords } from '#design-system';
import { changedFields, valueText } from '#app/api/ours/campaigns/changedFields.ts';
import type { MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { stateNames } from '#app/lib/glossary/words.ts';
import { useChangeWords } from '../detail/history/useChangeWords.ts';
import { fieldWords } from '../detail/words.ts';
import { words } from './words.ts';

/** Who has changed something meanwhile, and when. */
export function useWhoAndWhen(): (of: Pick<MovedOn, 'by' | 'at'>) => string {
  const t = useWords(words);
  return useCallback(({ by, at }) => t.changed(by, at?.slice(0, 16) ?? null), [t]);
}

/** Who has changed a campaign meanwhile, when, and what: as far as the reader had it before them. */
export function useMovedOnWords(): (before: object, of: MovedOn) => string {
  const t = useWords(words);
  const names = useWords(fieldWords);
  const say = useWhoAndWhen();
  const { textOf } = useChangeWords();
  return (before, movedOn) => {
    const said = (of: object, field: keyof typeof names) => textOf(field, valueText(of, field));
    const changes = changedFields(before, movedOn.now).map((field) =>
      t.change(names[field], said(before, field), said(movedOn.now, field)),
    );
    return [say(movedOn), ...changes].join(t.between);
  };
}

export interface Conflict<Of> extends Pick<MovedOn, 'by' | 'at'> {
  now: Of;
}

export interface FieldChange {
  name: string;
  before: string;
  now: string;
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
