import { OriginCard } from '../OriginCard.tsx';
import type { FollowedFigure } from './figure.ts';
import { Origin } from './Origin.tsx';

/** Beside a cell whose drawer is that of a followed figure: what it was made of. */
export function FollowedCard({ of: figure, onOpen }: { of: FollowedFigure | null; onOpen: () => void }) {
  if (!figure) return null;
  return (
    <OriginCard name={figure.title} definition={figure.definition} onOpen={onOpen}>
      <Origin of={figure} />
    </OriginCard>
  );
}
