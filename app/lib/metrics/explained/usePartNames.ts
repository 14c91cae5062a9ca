import { useWords } from '#design-system/foundation/words.ts';
import { isMetric } from '../catalogue.ts';
import { metricWords, partWords } from '../words.ts';

/** What a part of a formula or a stop of a trace is called. */
export function usePartNames(): (code: string) => string {
  const names = useWords(metricWords);
  const parts = useWords(partWords);
  return (code) => (isMetric(code) ? names[code] : (Object.entries(parts).find(([part]) => part === code)?.[1] ?? code));
}
