import { Suspense, useState } from 'react';
import { useFetchedSoon } from '#design-system';
import { later } from '#app/lib/later.ts';
import type { Report } from '#screens/kit/view/index.ts';
import type { FollowedFigure } from './figure.ts';

const FollowedExplanation = later('why-followed', async () => (await import('./FollowedExplanation.tsx')).FollowedExplanation);

/** Where a figure of who is followed over days comes from, when that is asked. Nothing is told of a figure that the page does not show. */
export function FollowedDrawer({ of: report, figure }: { of: Report; figure: FollowedFigure | null }) {
  const [last, setLast] = useState(figure);
  useFetchedSoon(FollowedExplanation.ahead);
  const isOpen = report.state.whyAge !== null && figure !== null;
  if (isOpen && figure.title + figure.row + figure.value !== (last && last.title + last.row + last.value)) setLast(figure);
  // While it slides away it shows what it showed.
  const shown = isOpen ? figure : last;
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <FollowedExplanation report={report} figure={shown} isOpen={isOpen} />
    </Suspense>
  );
}
