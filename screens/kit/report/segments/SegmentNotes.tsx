import { Note, useWords } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import { levelWords } from '#screens/kit/report/answers/index.ts';
import type { Sides } from './useSides.ts';
import { segmentWords } from './words.ts';

/** What of a comparison was not asked, and why. */
export function SegmentNotes({ sides: { pair, refused } }: { sides: Sides }) {
  const t = useWords(segmentWords);
  const { and } = useWords(levelWords);
  const names = useWords(metricWords);
  const loosened = (pair ?? []).filter(({ isLoosened }) => isLoosened).map(({ name }) => t.ofOneApp(name));
  const hidden = (pair ?? [])
    .filter((side) => side.hidden.length > 0)
    .map((side) => t.hiddenIn(side.name, side.hidden.map((metric) => names[metric]).join(and)));
  const said = [...refused, ...loosened, ...hidden];
  return said.length > 0 && <Note kind="neutral">{said.join(' ')}</Note>;
}
