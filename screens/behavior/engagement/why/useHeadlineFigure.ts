import { useCallback } from 'react';
import { changeBetween, figureText, useProvenaLocale, useWords, type FigureStyle } from '#design-system';
import type { Engagement } from '#app/api/reports/shapes.ts';
import { reports } from '#app/api/reports/reports.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { countedDays, dailyOf, fullDays, headlineOf, partsOf, type Headline, type KnownDays } from '../figures.ts';
import { requestOf } from '../useEngagement.ts';
import { useStickinessLacks } from '../useStickinessLacks.ts';
import { headlineDefinitions, headlineNames, partNames, wholeNames, words } from '../words.ts';

export const styleOf: Readonly<Record<Headline, FigureStyle>> = {
  dau: { kind: 'count' },
  stickiness: { kind: 'percent', decimals: 1 },
  sessionsPerUser: { kind: 'compact' },
  minutesPerUser: { kind: 'compact' },
  newShare: { kind: 'percent', decimals: 1 },
};

interface Known {
  now: Engagement | undefined;
  previous: Engagement | undefined;
  known: KnownDays;
}

/** Where a headline figure comes from: two sums over full days that were received, and each of those days. */
export function useHeadlineFigure(report: Report, { now, previous, known }: Known) {
  const t = useWords(words);
  const [names, definitions] = [useWords(headlineNames), useWords(headlineDefinitions)];
  const [parts, wholes] = [useWords(partNames), useWords(wholeNames)];
  const locale = useProvenaLocale();
  const stickinessLacks = useStickinessLacks(known);
  return useCallback(
    (figure: Headline | null): ExplainedFigure | null => {
      if (!figure || !now) return null;
      const { days, before, notReceived } = countedDays(now.days, previous?.days, known);
      const value = headlineOf(figure, days);
      if (value === null) return null;
      const earlier = headlineOf(figure, before);
      const style = styleOf[figure];
      const text = (one: number | null) => figureText(one, locale, style);
      const formulaOf = (own: readonly Engagement['days'][number][]) => {
        const sums = own.map(partsOf[figure]).reduce(([part, whole], [more, most]) => [part + more, whole + most], [0, 0]);
        const part = (name: string, sum: number) => ({ code: name, name, value: sum, as: { kind: 'count' } as const });
        return { parts: [part(parts[figure], sums[0]), part(wholes[figure], sums[1])], sign: '÷', times: 1 } as const;
      };
      const rowOf = (day: Engagement['days'][number]) => ({
        name: day.day.slice(5),
        size: day.dau,
        value: dailyOf(figure, day) ?? 0,
        weight: partsOf[figure](day)[1],
      });
      return {
        of: report,
        title: names[figure],
        row: t.fullDays,
        definition: definitions[figure],
        value: text(value),
        as: style,
        ...(earlier !== null && { earlier: text(earlier), change: changeBetween({ figures: style }, value, earlier) ?? undefined }),
        ...(figure === 'newShare' && { welcome: 'none' }),
        formula: formulaOf(days),
        ...(before.length > 0 && { formulaBefore: formulaOf(before) }),
        days: report.compared?.of ?? report.days,
        against: before.length > 0 ? report.compared?.against : undefined,
        counted: days.map((day, index): CountedRow => {
          const twin = before[index];
          return { ...rowOf(day), ...(twin && { before: rowOf(twin) }) };
        }),
        count: days.length,
        leftOut: now.days.length - fullDays(now.days, report.today).length,
        notReceived,
        lacks: figure === 'stickiness' ? stickinessLacks(days, before) : '',
        withoutDays: known.lacking?.([report.compared?.of ?? report.days]) ?? '',
        heads: { name: t.date, size: t.dau, value: names[figure] },
        format: text,
        metric: 'active',
        answer: now,
        requests: [requestText(reports.engagement, requestOf(report))],
        next: { href: report.elsewhere('/monitor/campaigninfo', { chart: 'active' }), text: t.elsewhere },
      };
    },
    [report, now, previous, known, stickinessLacks, names, definitions, parts, wholes, locale, t],
  );
}
