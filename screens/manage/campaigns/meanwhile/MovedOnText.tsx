import { DescriptionList, Stack, Text, useWords } from '#design-system';
import { changedFields, valueText } from '#app/api/ours/campaigns/changedFields.ts';
import type { MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { useChangeWordsOf } from '../detail/history/useChangeWords.ts';
import { fieldWords } from '../detail/words.ts';
import { useWhoAndWhen } from './useMovedOnWords.ts';
import { words } from './words.ts';

/** Who has changed a campaign since it was read, when, and what. */
export function MovedOnText({ before, of: movedOn, app }: { before: object; of: MovedOn; app: number }) {
  const t = useWords(words);
  const names = useWords(fieldWords);
  const say = useWhoAndWhen();
  const textOf = useChangeWordsOf({ app, maySeeAccounts: false });
  const fields = changedFields(before, movedOn.now);
  return (
    <Stack gap="3">
      <Text as="p">{say(movedOn)}</Text>
      {fields.length === 0 ? (
        <Text as="p" tone="secondary">
          {t.elsewhere}
        </Text>
      ) : (
        <DescriptionList
          termWidth={120}
          items={fields.map((field) => ({
            term: names[field],
            value: t.fromTo(textOf(field, valueText(before, field)), textOf(field, valueText(movedOn.now, field))),
          }))}
        />
      )}
    </Stack>
  );
}
