import { Suspense, useState } from 'react';
import { usePreloadWhenIdle } from '#design-system';
import { lazyPart } from '#app/lib/lazyPart.ts';
import type { Report } from '#screens/kit/report/view/index.ts';

const Explanation = lazyPart('why', async () => (await import('./Explanation.tsx')).Explanation);

/** Where a number comes from, when that is asked. It is there before it is asked for the first time. */
export function WhyDrawer({ of: report }: { of: Report }) {
  const isOpen = report.state.why !== null;
  const [last, setLast] = useState(report);
  usePreloadWhenIdle(Explanation.preload);
  if (isOpen && report !== last) setLast(report);
  // While it slides away it shows what it showed, of the report as it was: the page behind may stand elsewhere by then.
  const of = isOpen ? report : last;
  const { why } = of.state;
  if (!why || report.reader.isPending) return null;
  return (
    <Suspense fallback={null}>
      <Explanation of={of} asked={why} isOpen={isOpen} />
    </Suspense>
  );
}
