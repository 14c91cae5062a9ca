import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { moneyRange, type Money, type PriceRange } from '../fraud.ts';
import { rangeText } from './rangeText.ts';
import { pricesOf, requestOf } from '../useFraud.ts';
import { words } from '../words.ts';

export function useRangeText() {
  const locale = useProvenaLocale();
  return useCallback((range: PriceRange, isHeadline = false) => rangeText(range, locale, isHeadline), [locale]);
}

/** What can be claimed back or was never charged: the records of each channel, at its cheapest and at its dearest day. */
export function useMoneyFigure(report: Report, now: FraudInsight | undefined, ranges: ReadonlyMap<string, PriceRange> | undefined) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const textOf = useRangeText();
  return useCallback(
    (what: Money): ExplainedFigure | null => {
      if (!now || !ranges) return null;
      const priced = now.rows.filter(({ key }) => ranges.has(key));
      const range = moneyRange(priced, ranges, what);
      const countOf = (row: FraudInsight['rows'][number]) => (what === 'claimable' ? row.flagged : row.blocked);
      const money = (value: number) => figureText(value, locale, { kind: 'money' });
      const count = priced.reduce((sum, row) => sum + countOf(row), 0);
      return {
        of: report,
        title: t[what],
        row: t.fullPeriod,
        definition: t[`${what}Means`],
        value: textOf(range),
        as: { kind: 'money' },
        formula: null,
        steps: [
          { name: what === 'claimable' ? t.flagged : t.blocked, value: figureText(count, locale) },
          { name: t.atLowest, value: money(range.low) },
          { name: t.atHighest, value: money(range.high) },
        ],
        days: report.days,
        counted: priced.map((row): CountedRow => {
          const { low, high } = moneyRange([row], ranges, what);
          return { name: `${row.label} · ${textOf({ low, high })}`, size: countOf(row), value: high, weight: countOf(row) };
        }),
        count: priced.length,
        leftOut: now.rows.length - priced.length,
        heads: { name: t.channel, size: what === 'claimable' ? t.flagged : t.blocked, value: t.atHighest },
        format: money,
        metric: 'cpa',
        answer: now,
        requests: [requestText(reports.fraud, requestOf(report)), requestText(reports.rows, pricesOf(report))],
        next: { href: report.elsewhere('/monitor/campaigninfo', {}), text: t.cpa },
      };
    },
    [report, now, ranges, textOf, t, locale],
  );
}
