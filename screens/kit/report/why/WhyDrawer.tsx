import { Suspense, useState } from 'react';
import { usePreloadWhenIdle } from '#design-system';
import { lazyPart } from '#app/lib/lazyPart.ts';
import type { Report } from '#screens/kit/report/view/index.ts';

const Explanation = lazyPart('why', async () => (await import('./Explanation.tsx')).Explanation);

/** Where a number comes from, when that is asked. It is there before it is asked for the first time. */
export function WhyDrawer({ of: report }: { of: Report }) {
  const { why } = report.state;
  const [last, setLast] = useState(why);
  usePreloadWhenIdle(Explanation.preload);
  if (why && why !== last) setLast(why);
  // While it slides away it shows what it showed.
  const asked = why ?? last;
  if (!asked || report.reader.isPending) return null;
  return (
    <Suspense fallback={null}>
      <Explanation of={report} asked={asked} isOpen={why !== null} />
    </Suspense>
  );
}
