import { useCallback } from 'react';
import { changeBetween, figureText, formatRange, isDay, useProvenaLocale, useWords, type DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { AdSources } from '#app/api/reports/adRevenue.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { metricDefinitions } from '#app/lib/metrics/words.ts';
import { requestText, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { partNames, words } from '../words.ts';
import { appHref } from './appHref.ts';
import { sourceStyles } from './sourceColumns.ts';
import { partsOf, valueOf, type SourceFigure, type SourceRow } from './sourceFigure.ts';
import { useSourceHeads } from './useSourceHeads.ts';
import { useSourceNames } from './useSourceNames.ts';
import { sourcesRequest, type ComparedSources } from './useSources.ts';

type What = SourceFigure['what'];

const metricOf: Readonly<Record<What, MetricId>> = {
  revenue: 'adRevenue',
  ecpm: 'ecpm',
  requests: 'adRequests',
  fills: 'adFills',
  fillRate: 'fillRate',
  impressions: 'adImpressions',
  showRate: 'showRate',
  settled: 'adRevenue',
  against: 'adRevenue',
};

/** What a rate is a part of, and how both parts read. */
const madeOf = {
  ecpm: ['revenue', 'impressions'],
  fillRate: ['fills', 'requests'],
  showRate: ['impressions', 'fills'],
} as const;

/** The parts of a rate with their numbers. */
function formulaOf(what: What, row: SourceRow, names: Readonly<Record<What | 'less' | 'sameDays', string>>): ExplainedFigure['formula'] {
  const parts = partsOf(what, row);
  if (!parts) return null;
  const [first, second] = isRate(what) ? madeOf[what] : (['settled', 'settled'] as const);
  const [name, per] = isRate(what) ? [names[first], names[second]] : [names.less, names.sameDays];
  return {
    parts: [
      { code: first, name, value: parts.part, as: sourceStyles[first] },
      { code: `${second}-whole`, name: per, value: parts.whole, as: sourceStyles[second] },
    ],
    sign: '÷',
    times: parts.times,
  };
}

/** How much stands behind a figure: what a rate is a part of, the estimate of what is settled, else the requests. */
const sizeOf = (what: What, row: SourceRow) =>
  isSettled(what) ? Math.round(row.settledEstimate ?? 0) : isRate(what) ? row[madeOf[what][1]] : row.requests;

/** The days of a period that are settled. */
const settledDays = ({ start, end }: DayRange, to: string | null): DayRange => ({
  start,
  end: to !== null && isDay(to) && to < end ? to : end,
});

/** Both sides of a figure. As many days of both periods are hardly ever settled, so what is settled has none. */
function sidesOf({ what, of }: SourceFigure, compared: ComparedSources | undefined) {
  const [held, before] = compared && !isSettled(what) ? [rowIn(compared.now, of), rowIn(compared.before, of)] : [];
  const [value, earlier] = [held ? valueOf(what, held) : null, before ? valueOf(what, before) : null];
  return held && before && value !== null && earlier !== null ? { held, before, value, earlier } : undefined;
}

const isEstimate = (what: What) => what === 'revenue' || what === 'ecpm';
const isSettled = (what: What) => what === 'settled' || what === 'against';
const isRate = (what: What): what is keyof typeof madeOf => Object.hasOwn(madeOf, what);
const rowIn = ({ rows }: AdSources, of: string) => rows.find(({ key }) => key === of);

/** A figure of a source as its drawer explains it: a rate with its parts, what is counted beside all of it, full days beside the compared ones. */
export function useSourceFigure(report: Report, now: AdSources | undefined, compared: ComparedSources | undefined) {
  const t = useWords(words);
  const part = now?.part ?? 'network';
  const whole = useWords(partNames)[part];
  const definitions = useWords(metricDefinitions);
  const heads = useSourceHeads(part);
  const nameOf = useSourceNames(part);
  const locale = useProvenaLocale();
  return useCallback(
    (figure: SourceFigure | null): ExplainedFigure | null => {
      const row = figure && now && rowIn(now, figure.of);
      const value = figure && row ? valueOf(figure.what, row) : null;
      if (!figure || !now || !row || value === null) return null;
      const { what, of } = figure;
      const { days, today } = report;
      const as = sourceStyles[what];
      const text = (amount: number) => figureText(amount, locale, as);
      const names = { ...heads, less: t.settledLess, sameDays: t.sameDays };
      const weighed = (one: SourceRow) => ({
        name: nameOf(of),
        size: sizeOf(what, one),
        value: valueOf(what, one) ?? 0,
        weight: sizeOf(what, one),
      });
      const sides = sidesOf(figure, compared);
      const formula = formulaOf(what, row, names);
      const all = now.rows.reduce((sum, one) => sum + (valueOf(what, one) ?? 0), 0);
      const steps = [
        { name: t.allOf(whole), value: text(all) },
        { name: nameOf(of), value: text(value) },
      ];
      const mayChange = isSettled(what) ? t.final : isEstimate(what) ? t.estimateMayChange : days.end < today ? t.final : t.todayMayChange;
      return {
        of: report,
        title: heads[what],
        row: nameOf(of),
        definition: what === 'settled' ? t.settledMeans : what === 'against' ? t.againstMeans : definitions[metricOf[what]],
        value: text(value),
        as,
        formula,
        ...(!formula && { steps }),
        ...(sides &&
          report.compared && {
            earlier: text(sides.earlier),
            change: changeBetween({ figures: as }, sides.value, sides.earlier) ?? undefined,
            formulaBefore: formulaOf(what, sides.before, names),
            against: report.compared.against,
            ...(report.compared.isShortened && { aside: t.ofFullDays(formatRange(report.compared.of), text(sides.value)) }),
          }),
        ...(isSettled(what) && report.compared && { aside: t.settledApart }),
        days: isSettled(what) ? settledDays(days, now.settledTo) : days,
        counted: [sides ? { ...weighed(sides.held), before: weighed(sides.before) } : weighed(row)],
        count: 1,
        leftOut: 0,
        mayChange,
        heads: {
          name: whole,
          size: isSettled(what) ? t.sameDays : isRate(what) ? heads[madeOf[what][1]] : heads.requests,
          value: heads[what],
        },
        format: text,
        metric: metricOf[what],
        answer: now,
        requests: [days, ...(sides && report.compared ? [report.compared.of, report.compared.against] : [])].map((asked) =>
          requestText(reports.adSources, sourcesRequest(report, part, asked)),
        ),
        next:
          part === 'app'
            ? { href: appHref(report, of), text: t.ofApp(nameOf(of)) }
            : { href: report.href({ by: ['channel'] }), text: t.byChannel },
      };
    },
    [report, now, compared, part, whole, definitions, heads, nameOf, locale, t],
  );
}
