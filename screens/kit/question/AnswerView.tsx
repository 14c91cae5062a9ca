import type { ReactNode } from 'react';
import { AsyncView, Skeleton, useWords, type AsyncState } from '#design-system';
import { levelWords } from '#screens/kit/report/answers/index.ts';
import { questionWords } from './words.ts';

interface AnswerViewProps<Answer> {
  of: AsyncState<Answer>;
  /** Of what will stand here, so that nothing moves. */
  height: number;
  /** What did not load, as a sentence. The rest of the page stands. */
  failed: string;
  /** Instead of the answer where nothing is in it: its cause. */
  empty?: (answer: Answer) => ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** One answer of a page. It loads, refreshes and fails by itself, and can be asked for again. */
export function AnswerView<Answer>({ of, height, failed, empty, children }: AnswerViewProps<Answer>) {
  const t = useWords(questionWords);
  const levels = useWords(levelWords);
  return (
    <AsyncView
      of={of}
      headingLevel={2}
      skeleton={<Skeleton shape="chart" height={height} />}
      explain={(error) => (error ? { title: failed, cause: t.failedCause } : { title: levels.cancelled, cause: levels.cancelledCause })}
      // An answer with something in it has nothing to say instead.
      {...(empty && { empty: (answer: Answer) => empty(answer) || undefined })}
    >
      {children}
    </AsyncView>
  );
}
