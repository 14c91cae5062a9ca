import { useCallback } from 'react';
import { changeBetween, figureText, formatRange, useProvenaLocale, useWords, type FigureStyle } from '#design-system';
import type { ReportRow, ReportRows } from '#app/api/reports/shapes.ts';
import { reports } from '#app/api/reports/reports.ts';
import { figureOf } from '#app/lib/metrics/figureOf.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { requestOf } from '../useRevenue.ts';
import { words as pageWords } from '../words.ts';
import { headlineOf, partsOf, rowsIn, sumsOf, type OwnHeadline } from './adHeadlines.ts';
import { headlineDefinitions, headlineNames, headlineParts, headlineWholes, words } from './words.ts';

export const headlineStyles: Readonly<Record<OwnHeadline, FigureStyle>> = {
  arpdau: { kind: 'money', decimals: 3 },
  coverage: { kind: 'percent', decimals: 1 },
};

/** Where a headline figure comes from: two sums over the days of the period, and each of those days beside its twin. */
export function useAdHeadlineFigure(report: Report, now: ReportRows | undefined, previous: ReportRows | undefined) {
  const t = useWords(words);
  const page = useWords(pageWords);
  const [names, definitions] = [useWords(headlineNames), useWords(headlineDefinitions)];
  const [parts, wholes] = [useWords(headlineParts), useWords(headlineWholes)];
  const locale = useProvenaLocale();
  return useCallback(
    (figure: OwnHeadline | null): ExplainedFigure | null => {
      const value = figure && now ? headlineOf(figure, now.rows) : null;
      if (!figure || !now || value === null || (figure === 'coverage' && !report.reader.flags.pay)) return null;
      const { compared, days, today } = report;
      const as = headlineStyles[figure];
      const { of, per } = partsOf[figure];
      const text = (one: number) => figureText(one, locale, as);
      const held = compared ? headlineOf(figure, rowsIn(now.rows, compared.of)) : null;
      const earlier = previous ? headlineOf(figure, previous.rows) : null;
      const formulaOf = (rows: readonly ReportRow[]): ExplainedFigure['formula'] => {
        const { part, whole } = sumsOf(figure, rows);
        return {
          parts: [
            { code: of.join('+'), name: parts[figure], value: part, as: { kind: 'money' } },
            { code: per, name: wholes[figure], value: whole, as: figureOf(per) },
          ],
          sign: '÷',
          times: 1,
        };
      };
      const weighed = (row: ReportRow) => {
        const { whole } = sumsOf(figure, [row]);
        return { name: row.key.slice(5), size: Math.round(whole), value: headlineOf(figure, [row]) ?? 0, weight: whole };
      };
      return {
        of: report,
        title: names[figure],
        row: t.whole,
        definition: definitions[figure],
        value: text(value),
        as,
        formula: formulaOf(now.rows),
        days,
        ...(previous &&
          compared &&
          held !== null &&
          earlier !== null && {
            earlier: text(earlier),
            change: changeBetween({ figures: as }, held, earlier) ?? undefined,
            formulaBefore: formulaOf(previous.rows),
            against: compared.against,
            ...(compared.isShortened && { aside: page.ofFullDays(formatRange(compared.of), text(held)) }),
          }),
        counted: now.rows.map((row, index): CountedRow => {
          const twin = previous?.rows[index];
          return { ...weighed(row), ...(twin && { before: weighed(twin) }) };
        }),
        count: now.rows.length,
        leftOut: 0,
        mayChange: days.end < today ? page.estimateMayChange : page.todayMayChange,
        heads: { name: page.date, size: wholes[figure], value: names[figure] },
        format: text,
        metric: figure === 'coverage' ? 'income' : 'adRevenue',
        answer: now,
        requests: [days, ...(previous && compared ? [compared.against] : [])].map((asked) =>
          requestText(reports.rows, requestOf(report, asked)),
        ),
        next: { href: report.href({ by: ['channel'] }), text: t.byChannel },
      };
    },
    [report, now, previous, names, definitions, parts, wholes, locale, t, page],
  );
}
