import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import type { Engagement } from '#app/api/reports/shapes.ts';
import { reports } from '#app/api/reports/reports.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { fullDays, hourlyMean } from '../figures.ts';
import { requestOf } from '../useEngagement.ts';
import { useWeekdayNames } from '../useWeekdayNames.ts';
import { words } from '../words.ts';
import type { HourFigure } from './engagementFigure.ts';

/** Where a cell of the hours comes from: the sessions in it, and over how many full days. */
export function useHourFigure(report: Report, now: Engagement | undefined) {
  const t = useWords(words);
  const nameOf = useWeekdayNames();
  const locale = useProvenaLocale();
  return useCallback(
    ({ weekday, hour }: HourFigure): ExplainedFigure | null => {
      const cells = now?.hours.filter((cell) => cell.hour === hour && (weekday === 'mean' || cell.weekday === weekday)) ?? [];
      const value = hourlyMean(cells);
      if (!now || value === null) return null;
      const sum = (read: (cell: (typeof cells)[number]) => number) => cells.reduce((all, cell) => all + read(cell), 0);
      const part = (name: string, amount: number) => ({ code: name, name, value: amount, as: { kind: 'count' } as const });
      const text = (one: number) => figureText(one, locale, { kind: 'count' });
      return {
        of: report,
        title: t.hoursMeasure,
        row: `${weekday === 'mean' ? t.everyWeekday : nameOf(weekday)} ${t.hour(String(hour))}`,
        definition: t.hoursMeans,
        value: text(value),
        as: { kind: 'count' },
        formula: {
          parts: [
            part(
              t.sessions,
              sum(({ sessions }) => sessions),
            ),
            part(
              t.daysCounted,
              sum(({ days }) => days),
            ),
          ],
          sign: '÷',
          times: 1,
        },
        days: report.days,
        counted: cells.map((cell): CountedRow => ({
          name: nameOf(cell.weekday),
          size: cell.days,
          value: hourlyMean([cell]) ?? 0,
          weight: cell.days,
        })),
        count: cells.length,
        // Today, which is in no hour.
        leftOut: now.days.length - fullDays(now.days, report.today).length,
        heads: { name: t.weekday, size: t.daysCounted, value: t.hoursMeasure },
        format: text,
        metric: 'sessions',
        answer: now,
        requests: [requestText(reports.engagement, requestOf(report))],
        next: { href: report.elsewhere('/monitor/campaigninfo', { chart: 'active' }), text: t.elsewhere },
      };
    },
    [report, now, nameOf, locale, t],
  );
}
