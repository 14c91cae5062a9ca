import { Suspense, useState } from 'react';
import { usePreloadWhenIdle } from '#design-system';
import { useStepBack } from '#app/lib/address/useStepBack.ts';
import { lazyPart } from '#app/lib/lazyPart.ts';
import type { Question } from '../address/useQuestion.ts';
import type { ExplainedFigure } from './ExplainedFigure.ts';

const FigureExplanation = lazyPart('why-figure', async () => (await import('./FigureExplanation.tsx')).FigureExplanation);

interface FigureDrawerProps {
  of: Pick<Question, 'explained' | 'explain' | 'href'>;
  /** The figure that the address names. None where the page does not show it: then nothing opens. */
  figure: ExplainedFigure | null;
}

/** Where a figure comes from: open as long as the address names it. */
export function FigureDrawer({ of: question, figure }: FigureDrawerProps) {
  const [last, setLast] = useState(figure);
  const close = useStepBack(() => question.explain(null));
  usePreloadWhenIdle(FigureExplanation.preload);
  const isOpen = question.explained !== null && figure !== null;
  if (isOpen && nameOf(figure) !== (last && nameOf(last))) setLast(figure);
  // While it slides away it shows what it showed.
  const shown = isOpen ? figure : last;
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <FigureExplanation figure={shown} link={question.href({})} isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}

const nameOf = ({ title, row, value }: ExplainedFigure) => `${title} ${row} ${value}`;
