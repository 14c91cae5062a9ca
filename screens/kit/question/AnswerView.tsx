import type { ReactNode } from 'react';
import { AsyncView, PanelsSkeleton, Skeleton, useWords, type AsyncState, type AwaitedPart } from '#design-system';
import { levelWords } from '#screens/kit/report/answers/index.ts';
import { questionWords } from './words.ts';

interface AnswerViewProps<Answer> {
  of: AsyncState<Answer>;
  /** What will stand here, so that nothing moves: inside of a panel something of this height, else the panels themselves, from above. */
  height?: number;
  shape?: 'chart' | 'bars' | 'grid' | 'rows';
  panels?: readonly AwaitedPart[];
  /** What did not load, as a sentence. The rest of the page stands. */
  failed: string;
  /** Instead of the answer where nothing is in it: its cause. */
  empty?: (answer: Answer) => ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** One answer of a page. It loads, refreshes and fails by itself, and can be asked for again. */
export function AnswerView<Answer>({ of, height = 250, shape = 'chart', panels, failed, empty, children }: AnswerViewProps<Answer>) {
  const t = useWords(questionWords);
  const levels = useWords(levelWords);
  return (
    <AsyncView
      of={of}
      headingLevel={2}
      skeleton={panels ? <PanelsSkeleton parts={panels} /> : <Skeleton shape={shape} height={height} />}
      explain={(error) => (error ? { title: failed, cause: t.failedCause } : { title: levels.cancelled, cause: levels.cancelledCause })}
      // An answer with something in it has nothing to say instead.
      {...(empty && { empty: (answer: Answer) => empty(answer) || undefined })}
    >
      {children}
    </AsyncView>
  );
}
