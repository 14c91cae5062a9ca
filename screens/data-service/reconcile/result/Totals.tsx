import { FigureCell, FigureStrip, Stat, useWords } from '#design-system';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import type { ComparedMetric } from '../core/columns.ts';
import type { Comparison } from '../core/compareRows.ts';
import { words } from '../words.ts';

/** Both sides in all, and how far they are apart. */
export function Totals({ of: { totals, beyond }, metric }: { of: Comparison; metric: ComparedMetric }) {
  const t = useWords(words);
  const as = figureOf(metric, { isHeadline: true });
  return (
    <FigureStrip label={t.difference}>
      <FigureCell>
        <Stat label={t.theirs} value={totals.theirs} as={as} />
      </FigureCell>
      <FigureCell>
        <Stat label={t.ours} value={totals.ours} as={as} />
      </FigureCell>
      <FigureCell>
        <Stat label={t.difference} value={totals.difference} as={as} />
      </FigureCell>
      <FigureCell>
        <Stat label={t.share} value={totals.share} as={{ kind: 'percent' }} isOn />
      </FigureCell>
      <FigureCell>
        <Stat label={t.apart} value={totals.apartShare} as={{ kind: 'percent' }} />
      </FigureCell>
      <FigureCell>
        <Stat label={t.beyondLabel} value={beyond} as={{ kind: 'count' }} />
      </FigureCell>
    </FigureStrip>
  );
}
