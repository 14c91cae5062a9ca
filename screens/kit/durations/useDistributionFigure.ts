import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import type { CountedRow, ExplainedFigure } from '#screens/kit/question/index.ts';
import { medianPath, type Buckets, type Counts } from './buckets.ts';
import { useDurations } from './useDurations.ts';
import { durationWords } from './words.ts';

type Derived = 'value' | 'formula' | 'steps' | 'days' | 'counted' | 'count' | 'leftOut' | 'heads' | 'format';

/** A distribution, and what is said of it. */
interface Subject extends Omit<ExplainedFigure, Derived> {
  buckets: Buckets;
  counts: Counts;
  /** What is counted, and the share that each bucket has of it. */
  sizeName: string;
  shareName: string;
}

/** The part of a distribution whose share is the figure. */
interface Part {
  name: string;
  isIn: (edge: number) => boolean;
}

/** A figure of one distribution: the share of a part of it, or its median where no part is given. Nothing where nothing was counted. */
export function useDistributionFigure(): (subject: Subject, part?: Part) => ExplainedFigure | null {
  const t = useWords(durationWords);
  const { edgeText, medianText } = useDurations();
  const locale = useProvenaLocale();
  return useCallback(
    ({ buckets, counts, sizeName, shareName, ...subject }, part) => {
      const path = medianPath(buckets, counts);
      if (!path) return null;
      const { all } = path;
      const { edges, end } = buckets;
      const stretch = (from: number, to: number) => `${edgeText(from)} – ${edgeText(to)}`;
      const counted = edges.flatMap((edge, index): CountedRow[] => {
        const size = counts[edge] ?? 0;
        const name = stretch(edge, edges[index + 1] ?? end);
        return !part || part.isIn(edge) ? [{ name, size, value: size / all, weight: size }] : [];
      });
      const format = (share: number) => figureText(share, locale, { kind: 'percent', decimals: 2 });
      const shared = {
        ...subject,
        days: subject.of.days,
        counted,
        count: counted.length,
        leftOut: 0,
        heads: { name: t.time, size: sizeName, value: shareName },
        format,
      };
      if (part) {
        const inside = counted.reduce((sum, { size }) => sum + size, 0);
        const partOf = (name: string, value: number) => ({ code: name, name, value, as: { kind: 'count' } as const });
        return {
          ...shared,
          value: format(inside / all),
          formula: { parts: [partOf(part.name, inside), partOf(sizeName, all)], sign: '÷', times: 1 },
        };
      }
      const value = medianText(buckets, counts);
      const number = (count: number) => count.toLocaleString('en-US');
      return {
        ...shared,
        value,
        formula: null,
        // How many were quicker, how many are in the bucket that holds the half, and where in it the half falls.
        steps: [
          { name: sizeName, value: number(all) },
          { name: t.quicker(edgeText(path.from)), value: number(path.quicker) },
          { name: stretch(path.from, path.to), value: number(path.inside) },
          { name: t.half(number(Math.ceil(all / 2))), value },
        ],
      };
    },
    [t, edgeText, medianText, locale],
  );
}
