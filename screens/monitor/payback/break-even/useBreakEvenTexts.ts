import { useProvenaLocale, useWords } from '#design-system';
import { cohortWords } from '#screens/kit/cohorts/index.ts';
import { shareText } from './breakEven.ts';
import type { BreakEvenRow } from '../useReturns.ts';
import { breakEvenWords } from './words.ts';

/** When a row broke even and when it had in the compared period, in words. Nothing of the latter where neither did. */
export function useBreakEvenTexts() {
  const t = useWords(breakEvenWords);
  const c = useWords(cohortWords);
  const locale = useProvenaLocale();
  const share = (value: number) => shareText(value, locale);
  return {
    now: ({ after, last }: BreakEvenRow): string | null =>
      after === null ? last && t.notYet(c.day(last.age), share(last.value)) : t.after(after),
    before: ({ after, earlier }: BreakEvenRow): string | null => {
      if (!earlier) return null;
      if (earlier.after !== null) return t.before(t.after(earlier.after));
      return after === null ? null : t.notYetBefore(c.day(earlier.last.age), share(earlier.last.value));
    },
  };
}
