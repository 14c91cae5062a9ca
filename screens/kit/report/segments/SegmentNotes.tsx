import { Note, useWords } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import { words } from '../words.ts';
import type { Sides } from './useSides.ts';
import { segmentWords } from './words.ts';

/** What of a comparison was not asked, and why. */
export function SegmentNotes({ sides: { pair, refused } }: { sides: Sides }) {
  const t = useWords(segmentWords);
  const { and } = useWords(words);
  const names = useWords(metricWords);
  const said = [
    ...refused,
    ...(pair ?? []).flatMap(({ name, hidden, isLoosened }) => [
      ...(isLoosened ? [t.ofOneApp(name)] : []),
      ...(hidden.length ? [t.hiddenIn(name, hidden.map((metric) => names[metric]).join(and))] : []),
    ]),
  ];
  return said.length > 0 && <Note kind="neutral">{said.join(' ')}</Note>;
}
