import { FailedNote, Note, useWords } from '#design-system';
import { isLacking } from '#app/api/client/error.ts';
import type { Estimate } from './useEstimate.ts';
import { words } from './words.ts';

/** An estimate that did not come, with another try where the service has such a call. A refused one stands where it blocks the order. */
export function EstimateFailed({ of: { answer, refusal } }: { of: Estimate }) {
  const t = useWords(words);
  if (isLacking(answer.error)) return <Note kind="info">{t.notEstimated}</Note>;
  return <FailedNote of={refusal ? [] : [answer]}>{t.notEstimated}</FailedNote>;
}
