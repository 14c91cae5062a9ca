import { Suspense } from 'react';
import type { KnownFailure } from '../../foundation/failure.ts';
import { lazyComponent } from '../../foundation/lazy/lazyComponent.ts';

export interface DetailsProps {
  items: KnownFailure['details'];
  /** `center` in an Empty, `start` in a Note. */
  align?: 'center' | 'start';
}

/** Few visits see a failure. Without a network the failure itself stays readable. */
const FoldedDetails = lazyComponent<DetailsProps>(() =>
  import('./FoldedDetails.tsx').then(
    (part) => part.FoldedDetails,
    () => () => null,
  ),
);

/** Facts that help to explain a failure: folded, and copied together. What every reader needs is a DescriptionList. */
export function Details(props: DetailsProps) {
  return (
    props.items.length > 0 && (
      <Suspense fallback={null}>
        <FoldedDetails {...props} />
      </Suspense>
    )
  );
}
