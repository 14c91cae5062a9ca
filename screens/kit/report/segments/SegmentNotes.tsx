import { Note, useWords } from '#design-system';
import { useLosses, type Loss } from '#app/lib/address/losses.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { levelWords } from '#screens/kit/report/answers/index.ts';
import type { Sides } from './useSides.ts';
import { segmentWords } from './words.ts';

/** One loss for each cause. */
const summed = (losses: readonly Loss[]): readonly Loss[] =>
  (['report', 'unseen'] as const).flatMap((cause) => {
    const count = losses.filter((loss) => loss.cause === cause).length;
    return count > 0 ? [{ part: 'segment' as const, cause, count }] : [];
  });

/** What of a comparison was not asked, and why. */
export function SegmentNotes({ sides: { pair, refused } }: { sides: Sides }) {
  const t = useWords(segmentWords);
  const { and } = useWords(levelWords);
  const names = useWords(metricWords);
  const loosened = (pair ?? []).filter(({ isLoosened }) => isLoosened).map(({ name }) => t.ofOneApp(name));
  const hidden = (pair ?? [])
    .filter((side) => side.hidden.length > 0)
    .map((side) => t.hiddenIn(side.name, side.hidden.map((metric) => names[metric]).join(and)));
  const absent = (pair ?? [])
    .filter((side) => side.absent.length > 0)
    .map((side) => t.absentIn(side.name, side.absent.map((metric) => names[metric]).join(and)));
  useLosses(summed(refused));
  const said = [...loosened, ...hidden, ...absent];
  return said.length > 0 && <Note kind="neutral">{said.join(' ')}</Note>;
}
