import { useWords } from '#design-system';
import { words as editWords } from './edit/words.ts';
import { words } from './words.ts';

/** What somebody can change about a sub-campaign, as its form and its page call it. */
export function useSubCampaignNames() {
  const t = useWords(editWords);
  const { state } = useWords(words);
  return { name: t.name, value: t.value, url: t.url, deepLink: t.deepLink, isEnabled: state };
}
