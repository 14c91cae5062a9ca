import { Stack, Text, useWords } from '#design-system';
import type { MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { ChangeList, type FieldChange } from './ChangeList.tsx';
import { useWhoAndWhen } from './useMovedOnWords.ts';
import { words } from './words.ts';

interface ChangesTextProps {
  of: Pick<MovedOn, 'by' | 'at'>;
  /** Where it is one of several. */
  name?: string | undefined;
  changes: readonly FieldChange[];
  elsewhere?: string | undefined;
}

/** Who has changed something, when, and each field as it was and is. */
export function ChangesText({ of: movedOn, name, changes, elsewhere }: ChangesTextProps) {
  const t = useWords(words);
  const say = useWhoAndWhen();
  return (
    <Stack gap="2">
      <Text as="p">{name === undefined ? say(movedOn) : t.named(name, say(movedOn))}</Text>
      <ChangeList of={changes} elsewhere={elsewhere} />
    </Stack>
  );
}
