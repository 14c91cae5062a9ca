import { Text, useConfirm, useWords, type Question } from '#design-system';
import { listWords } from '../words.ts';
import type { OpenRow } from './report.ts';

/** More rows than these are never written without a question. */
const mostUnasked = 20;

/** Confirms a write of many rows: how many change, how many stay as they are, and why. True at once for few rows. */
export function useBulkQuestion(verb: string) {
  const t = useWords(listWords);
  const ask = useConfirm();
  return async (count: number, skipped: readonly OpenRow[], question?: Omit<Question, 'onConfirm' | 'explain' | 'act'>) => {
    if (!question && count <= mostUnasked) return true;
    const reasons = [...new Set(skipped.map(({ reason }) => reason))].join(t.and);
    const { title, children, ...more } = question ?? { title: t.question(verb, count), children: t.willChange(count) };
    return ask({
      ...more,
      title,
      act: verb,
      children:
        skipped.length === 0 ? (
          children
        ) : (
          <>
            {typeof children === 'string' ? <Text as="p">{children}</Text> : children}
            <Text as="p">{t.willStay(skipped.length, reasons)}</Text>
          </>
        ),
    });
  };
}
