import { useWords } from '#design-system';
import { changedFields, valueText } from '#app/api/ours/campaigns/changedFields.ts';
import { useChangeWords } from '../detail/history/useChangeWords.ts';
import { fieldWords } from '../detail/words.ts';
import type { FieldChange } from './ChangeList.tsx';

/** What has become of a campaign, as far as its reader had it before them. */
export function useCampaignChanges(): (before: object, now: object) => FieldChange[] {
  const names = useWords(fieldWords);
  const { textOf } = useChangeWords();
  return (before, now) =>
    changedFields(before, now).map((field) => ({
      name: names[field],
      before: textOf(field, valueText(before, field)),
      now: textOf(field, valueText(now, field)),
    }));
}
