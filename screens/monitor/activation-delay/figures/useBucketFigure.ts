import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Distribution } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/view/index.ts';
import { requestText, type CountedRow, type FollowedFigure } from '#screens/kit/why/index.ts';
import type { Asked } from './asked.ts';
import { axis, bands, medianOf, medianPath } from '../delays.ts';
import { useEdgeWords, useTimeWords } from '../useTimeWords.ts';
import { words } from '../words.ts';

interface Of {
  report: Report;
  told: Distribution;
  counts: Readonly<Record<string, number>>;
  /** Whose figure it is. */
  name: string;
  /** Beside what it stands. */
  aside?: string;
  next: FollowedFigure['next'];
}

/** A figure of one distribution: what was counted for it are the stretches of time that it lies in, or is found among. */
export function useBucketFigure(): (figure: Asked, of: Of) => FollowedFigure | null {
  const t = useWords(words);
  const time = useTimeWords();
  const edgeTime = useEdgeWords();
  const locale = useProvenaLocale();
  return useCallback(
    (figure, { report, told, counts, name, aside, next }) => {
      const { edges } = told;
      const say = (share: number) => figureText(share, locale, { kind: 'percent', decimals: 2 });
      const all = edges.reduce((sum, edge) => sum + (counts[edge] ?? 0), 0);
      if (!all) return null;
      const isIn = figure === 'median' ? () => true : bands[figure];
      const counted = edges.flatMap((edge, index): CountedRow[] => {
        const size = counts[edge] ?? 0;
        const stretch = `${edgeTime(edge)} – ${edgeTime(edges[index + 1] ?? axis.to)}`;
        return isIn(edge) ? [{ name: stretch, size, value: size / all, weight: size }] : [];
      });
      const shared = {
        row: name,
        ...(aside !== undefined && { aside }),
        days: report.days,
        counted,
        count: counted.length,
        leftOut: 0,
        heads: { name: t.time, size: t.installsOf, value: t.share },
        say,
        metric: 'installs' as const,
        told,
        requests: [requestText(reports.delay, { app: report.app.id, ...report.scope, by: 'channel' })],
        next,
      };
      if (figure === 'median') {
        const [path, median] = [medianPath(edges, counts), medianOf(edges, counts)];
        const value = median === null ? '–' : time(median);
        return {
          ...shared,
          title: t.medianTitle,
          definition: t.medianMeans,
          value,
          formula: null,
          ...(path && { steps: stepsOf(path, { value, t, edgeTime }) }),
        };
      }
      const inside = counted.reduce((sum, { size }) => sum + size, 0);
      const part = (title: string, value: number) => ({ code: title, name: title, value, as: { kind: 'count' } as const });
      const isQuick = figure === 'injection';
      return {
        ...shared,
        title: isQuick ? t.injectionTitle : t.floodingTitle,
        definition: isQuick ? t.injectionMeans : t.floodingMeans,
        value: say(inside / all),
        formula: { parts: [part(isQuick ? t.under : t.over, inside), part(t.installsOf, all)], sign: '÷', times: 1 },
      };
    },
    [t, time, edgeTime, locale],
  );
}

interface StepWords {
  value: string;
  t: { [Name in 'stepAll' | 'stepQuicker' | 'stepInside' | 'stepHalf']: ReturnType<typeof useWords<typeof words>>[Name] };
  edgeTime: (seconds: number) => string;
}

/** The way to a median: how many were quicker, how many are in the stretch that holds the half, and where in it the half falls. */
export const stepsOf = (
  { all, quicker, inside, from, to }: NonNullable<ReturnType<typeof medianPath>>,
  { value, t, edgeTime }: StepWords,
): NonNullable<FollowedFigure['steps']> => [
  { name: t.stepAll, value: all.toLocaleString('en-US') },
  { name: t.stepQuicker(edgeTime(from)), value: quicker.toLocaleString('en-US') },
  { name: t.stepInside(edgeTime(from), edgeTime(to)), value: inside.toLocaleString('en-US') },
  { name: t.stepHalf(Math.ceil(all / 2).toLocaleString('en-US')), value },
];
