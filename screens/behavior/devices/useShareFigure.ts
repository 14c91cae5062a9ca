import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { requestText, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import type { ShareFigure } from './shareFigure.ts';
import { activeOf, daysOf, totalOf, type Kind } from './shares.ts';
import { sharesRequest, type Shares } from './useShares.ts';
import { words } from './words.ts';

/** Where the share of a value comes from: its active users, and those of all values of its kind, in both periods. */
export function useShareFigure(report: Report, of: Readonly<Record<Kind, Shares>>) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  return useCallback(
    (figure: ShareFigure | null): ExplainedFigure | null => {
      const now = figure && of[figure.kind].now.data;
      if (!figure || !now) return null;
      const { kind, key } = figure;
      const { before, nameOf } = of[kind];
      const row = [...now.rows, ...(before?.rows ?? [])].find((one) => one.key === key);
      if (!row) return null;
      const name = nameOf(kind, row);
      const sideOf = (answer: ReportRows) => {
        const own = answer.rows.find((one) => one.key === key);
        const [part, whole] = [own ? activeOf(own) : 0, totalOf(answer)];
        const named = (text: string, value: number) => ({ code: text, name: text, value, as: { kind: 'count' } as const });
        const formula = { parts: [named(name, part), named(t.allActive, whole)], sign: '÷', times: 1 } as const;
        const share = whole ? part / whole : 0;
        return { share, formula, row: { name, size: part, value: share, weight: whole } };
      };
      const text = (share: number) => figureText(share, locale, { kind: 'percent', decimals: 1 });
      const [held, earlier] = [sideOf(now), before && sideOf(before)];
      const days = daysOf(kind, report);
      return {
        of: report,
        title: t.now,
        row: `${t[kind]} · ${name}`,
        definition: kind === 'appVersion' ? t.versionMeans : t.shareMeans,
        value: text(held.share),
        formula: held.formula,
        ...(earlier && {
          earlier: text(earlier.share),
          change: held.share - earlier.share,
          welcome: 'none' as const,
          formulaBefore: earlier.formula,
          against: days.before,
        }),
        days: days.now,
        counted: [{ ...held.row, ...(earlier && { before: earlier.row }) }],
        count: 1,
        leftOut: 0,
        ...(days.now.end >= report.today && { mayChange: t.mayChange }),
        heads: { name: t.name, size: t.active, value: t.now },
        format: text,
        metric: 'active',
        answer: now,
        requests: [days.now, ...(earlier && days.before ? [days.before] : [])].map((asked) =>
          requestText(reports.rows, sharesRequest(report, kind, asked)),
        ),
        next: {
          href: report.href({ filters: [...report.state.filters, { field: kind, keys: [key], isLeftOut: false }] }),
          text: t.onlyThis(name),
        },
      };
    },
    [report, of, locale, t],
  );
}
