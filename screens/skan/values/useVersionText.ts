import { formatDay, useProvenaLocale, useWords } from '#design-system';
import type { ValueMaps } from '#app/api/ours/apps/skan.ts';
import { words } from './words.ts';

/** Which map is live since when, and who has saved the draft. */
export function useVersionText({ live, draft }: Pick<ValueMaps, 'live' | 'draft'>): string {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const parts = [
    draft && t.draftVersion(draft.version),
    draft?.savedAt && draft.savedBy && t.savedBy(draft.savedBy, draft.savedAt.slice(5, 16)),
    live ? t.liveVersion(live.version) : t.noLive,
    live?.publishedOn && t.publishedOn(formatDay(live.publishedOn, locale)),
  ];
  return parts.filter((part) => Boolean(part)).join(' · ');
}
