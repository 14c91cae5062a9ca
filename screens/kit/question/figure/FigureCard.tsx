import { OriginCard } from '#screens/kit/report/why/index.ts';
import type { ExplainedFigure } from './ExplainedFigure.ts';
import { Origin } from './Origin.tsx';

/** Beside a cell: what its figure was made of, and the way to the drawer that says the rest. */
export function FigureCard({ of: figure, onOpen }: { of: ExplainedFigure | null; onOpen: () => void }) {
  if (!figure) return null;
  return (
    <OriginCard name={figure.title} definition={figure.definition} onOpen={onOpen}>
      <Origin of={figure} />
    </OriginCard>
  );
}
