import { DescriptionList, Stack, Text, useWords } from '#design-system';
import type { MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { useWhoAndWhen, type FieldChange } from './useMovedOnWords.ts';
import { words } from './words.ts';

interface ChangesTextProps {
  of: Pick<MovedOn, 'by' | 'at'>;
  changes: readonly FieldChange[];
  /** Said where none of the changes is one of a field that is shown. */
  elsewhere?: string;
}

/** Who has changed something, when, and each field as it was and is. */
export function ChangesText({ of: movedOn, changes, elsewhere }: ChangesTextProps) {
  const t = useWords(words);
  const say = useWhoAndWhen();
  return (
    <Stack gap="3">
      <Text as="p">{say(movedOn)}</Text>
      {changes.length > 0 && (
        <DescriptionList termWidth={120} items={changes.map(({ name, before, now }) => ({ term: name, value: t.fromTo(before, now) }))} />
      )}
      {changes.length === 0 && elsewhere !== undefined && (
        <Text as="p" tone="secondary">
          {elsewhere}
        </Text>
      )}
    </Stack>
  );
}
