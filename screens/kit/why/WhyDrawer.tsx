import { Suspense, useState } from 'react';
import { useFetchedSoon } from '#design-system';
import { later } from '#app/lib/later.ts';
import type { Report } from '#screens/kit/view/index.ts';

const Explanation = later('why', async () => (await import('./Explanation.tsx')).Explanation);

/** Where a number comes from, when that is asked. It is there before it is asked for the first time. */
export function WhyDrawer({ of: report }: { of: Report }) {
  const { why } = report.state;
  const [last, setLast] = useState(why);
  useFetchedSoon(Explanation.ahead);
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
