import { useCallback } from 'react';
import { bilingual, useWords } from '#design-system/foundation/words.ts';
import { catalogue, type MetricId } from '../metrics/catalogue.ts';
import type { SameAge } from './sameAge.ts';

const words = bilingual({
  previous: ['上期', 'Previous'],
  previousAtAge: ['上期（同龄）', 'Previous, same age'],
  // Inside of a sentence and at the end of a line.
  inSentence: [(age: string) => `上期同龄 ${age} 天`, (age: string) => `previous period, day ${age}`],
  note: [
    (age: string) => `两期按同龄对比：激活后第 ${age} 天`,
    (age: string) => `Both periods compared at the same age: day ${age} after install`,
  ],
});

interface AgeNames {
  /** What the compared number is called where it stands alone. */
  previous: string;
  /** At which age both periods are compared, where the metric grows with it. */
  inSentence?: string;
  note?: string;
}

/** What the number of the compared period is called: of what grows with the age of users, with that age. */
export function useAgeNames(): (metric: MetricId, compared: { age: SameAge | null } | undefined) => AgeNames {
  const t = useWords(words);
  return useCallback(
    (metric, compared) => {
      const age = catalogue[metric].isToDate ? compared?.age : undefined;
      if (!age) return { previous: t.previous };
      const days = age.youngest === age.oldest ? String(age.oldest) : `${age.youngest}–${age.oldest}`;
      return { previous: t.previousAtAge, inSentence: t.inSentence(days), note: t.note(days) };
    },
    [t],
  );
}
