import { FailedNote, useWords } from '#design-system';
import type { Estimate } from './useEstimate.ts';
import { words } from './words.ts';

/** An estimate that did not come. A refused one stands where it blocks the order. */
export function EstimateFailed({ of: { answer, refusal } }: { of: Estimate }) {
  const t = useWords(words);
  return <FailedNote of={refusal ? [] : [answer]}>{t.notEstimated}</FailedNote>;
}
