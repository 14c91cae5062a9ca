import { useProvenaLocale } from '#design-system';
import type { Medium } from '#app/api/ad-accounts/mediaFacts.ts';

/** A medium, as the reader calls it. */
export function useMediumName({ name: [chinese, english] }: Medium): string {
  return useProvenaLocale() === 'zh-CN' ? chinese : english;
}
