import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import type { Param } from '#app/lib/urlState.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { isDecided, sumsOf, type Sums } from './fraud.ts';
import { requestOf } from './useFraud.ts';
import { words } from './words.ts';

const kinds = ['rate', 'blocked', 'flagged'] as const;

/** Which figure: of all channels, or of one by its key. */
export interface FraudFigure {
  what: (typeof kinds)[number];
  of: string;
}

/** `rate`, or `rate:104` of one channel. */
export const fraudFigure: Param<FraudFigure | null> = {
  fallback: null,
  parse: (text) => {
    const [word = '', ...key] = text.split(':');
    const what = kinds.find((one) => one === word);
    return what && { what, of: key.join(':') || 'all' };
  },
  format: (figure) => (figure ? `${figure.what}${figure.of === 'all' ? '' : `:${figure.of}`}` : ''),
};

const partOf = (what: FraudFigure['what'], { blocked, flagged }: Sums) =>
  what === 'blocked' ? blocked : what === 'flagged' ? flagged : blocked + flagged;

/** A share of what was claimed before anything was blocked, with the channels behind it. */
export function useFraudFigure(report: Report, now: FraudInsight | undefined, previous: FraudInsight | undefined) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  return useCallback(
    (figure: FraudFigure | null): ExplainedFigure | null => {
      if (!figure || !now) return null;
      const { what, of } = figure;
      const mine = ({ rows }: FraudInsight) => rows.filter(({ key }) => of === 'all' || key === of);
      const [rows, earlier] = [mine(now), previous && mine(previous)];
      const [first] = rows;
      if (!first) return null;
      const text = (value: number) => figureText(value, locale, { kind: 'percent' });
      const names = { rate: t.notTrusted, blocked: t.blocked, flagged: t.flagged };
      const part = (name: string, value: number) => ({ code: name, name, value, as: { kind: 'count' } as const });
      const sharesOf = (sums: Sums) => {
        const claimed = sums.attributed + sums.blocked;
        const formula = { parts: [part(names[what], partOf(what, sums)), part(t.claimed, claimed)], sign: '÷', times: 1 } as const;
        return { value: claimed ? partOf(what, sums) / claimed : null, claimed, formula };
      };
      const [sums, before] = [sharesOf(sumsOf({ rows })), earlier && sharesOf(sumsOf({ rows: earlier }))];
      if (sums.value === null) return null;
      const weighed = (row: FraudInsight['rows'][number]) => {
        const { value, claimed } = sharesOf(row);
        return { name: row.label, size: claimed, value: value ?? 0, weight: claimed };
      };
      return {
        of: report,
        title: what === 'rate' ? t.rate : names[what],
        row: of === 'all' ? t.fullPeriod : first.label,
        definition: { rate: t.rateMeans, blocked: t.blockedMeans, flagged: t.flaggedMeans }[what],
        value: text(sums.value),
        ...(before &&
          before.value !== null && { earlier: text(before.value), change: sums.value - before.value, formulaBefore: before.formula }),
        formula: sums.formula,
        days: report.days,
        against: before && report.compared?.against,
        counted: rows.map((row): CountedRow => {
          const twin = earlier?.find(({ key }) => key === row.key);
          return { ...weighed(row), ...(twin && { before: { ...weighed(twin), name: row.label } }) };
        }),
        count: rows.length,
        leftOut: 0,
        ...(now.days.some(({ day }) => !isDecided(day, report.today)) && { mayChange: t.mayChange }),
        heads: { name: t.channel, size: t.claimed, value: t.rate },
        format: text,
        metric: 'suspectInstalls',
        answer: now,
        requests: [requestText(reports.fraud, requestOf(report))],
        next: { href: report.elsewhere('/monitor/effectevaluate'), text: t.delay },
      };
    },
    [report, now, previous, t, locale],
  );
}
