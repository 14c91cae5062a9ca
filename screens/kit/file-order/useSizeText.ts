import { useWords } from '#design-system';
import { useExplainError } from '#screens/kit/acts/index.ts';
import { sizeText } from './sizeText.ts';
import type { Estimate } from './useEstimate.ts';
import { words } from './words.ts';

/** How large the file will be, or what keeps it from being ordered. An estimate that did not come blocks nothing: the service may do without. */
export function useSizeText({ answer, refusal }: Estimate): { note?: string; blocker?: string } {
  const t = useWords(words);
  const explain = useExplainError();
  if (refusal) return { blocker: refusal.field === 'by' ? t.notTogether : explain(refusal, t.notAccepted) };
  const { data, error } = answer;
  if (!data) return error ? {} : { note: t.estimating };
  const limit = data.limit.toLocaleString('en-US');
  if (data.rows > data.limit) return { blocker: t.tooMany(data.rows, limit) };
  const text = t.estimate(data.rows, sizeText(data.size), limit);
  return { note: data.seconds === null ? text : t.takes(text, data.seconds) };
}
