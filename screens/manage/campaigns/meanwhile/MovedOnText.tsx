import { useWords } from '#design-system';
import { changedFields, valueText } from '#app/api/ours/campaigns/changedFields.ts';
import type { MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { useChangeWordsOf } from '../detail/history/useChangeWords.ts';
import { fieldWords } from '../detail/words.ts';
import { ChangesText } from './ChangesText.tsx';
import { words } from './words.ts';

/** Who has changed a campaign since it was read, when, and what. */
export function MovedOnText({ before, of: movedOn, app }: { before: object; of: MovedOn; app: number }) {
  const t = useWords(words);
  const names = useWords(fieldWords);
  const { textOf } = useChangeWordsOf({ app, maySeeAccounts: false });
  const changes = changedFields(before, movedOn.now).map((field) => ({
    name: names[field],
    before: textOf(field, valueText(before, field)),
    now: textOf(field, valueText(movedOn.now, field)),
  }));
  return <ChangesText of={movedOn} changes={changes} elsewhere={t.elsewhere} />;
}
