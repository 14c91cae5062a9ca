import { Stack, Text, useWords, type FormMessage } from '#design-system';
import type { MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { ChangeList, type FieldChange } from './ChangeList.tsx';
import { ChangesText } from './ChangesText.tsx';
import { useWhoAndWhen } from './useMovedOnWords.ts';
import { words } from './words.ts';

/** One record that somebody else has changed meanwhile. */
export interface NamedConflict {
  of: Pick<MovedOn, 'by' | 'at'>;
  /** Undefined for the record that the form is about. */
  name?: string | undefined;
  changes: readonly FieldChange[];
  elsewhere?: string | undefined;
}

/** What a form says that was not saved, because somebody else has changed what it is about: who, when, each field, and what comes next. */
export function useConflictMessage(act: string): (conflicts: readonly NamedConflict[], more?: number) => Exclude<FormMessage, string> {
  const t = useWords(words);
  const say = useWhoAndWhen();
  return (conflicts, more = 0) => {
    const [first] = conflicts;
    const only = conflicts.length + more === 1 ? first : undefined;
    const title = only && (only.name === undefined ? say(only.of) : t.named(only.name, say(only.of)));
    return {
      title: title ?? t.left(conflicts.length + more),
      details: (
        <Stack gap="3">
          {only ? (
            <ChangeList of={only.changes} elsewhere={only.elsewhere} />
          ) : (
            conflicts.map((one) => <ChangesText key={one.name} {...one} />)
          )}
          {more > 0 && <Text as="p">{t.more(more)}</Text>}
          <Text as="p" tone="secondary">
            {t.pressAgain(act)}
          </Text>
        </Stack>
      ),
    };
  };
}
