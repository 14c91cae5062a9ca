import { figureText, useProvenaLocale, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { AdDimension, Cohorts } from '#app/api/reports/shapes.ts';
import { daysToCompare } from '#app/lib/compared/daysToCompare.ts';
import { cohortWords, type CohortCell, type CohortRow } from '#screens/kit/cohorts/index.ts';
import { useLacking } from '#screens/kit/gaps/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { requestText, type ExplainedFigure, type Question } from '#screens/kit/question/index.ts';
import { addDays, type Value } from '#design-system';
import { countOf, matureDays } from '../facts/facts.ts';
import { requestOf } from '../usePayback.ts';
import type { Returns } from '../useReturns.ts';
import { words } from '../words.ts';
import type { SourcesBefore } from './useSourcesBefore.ts';
import { breakEvenWords } from './words.ts';

const prefix = 'breakEven:';

/** How the break-even of a source stands in the address. */
export const breakEvenCell = (key: string): CohortCell => ({ of: `${prefix}${key}`, age: 0 });
export const isBreakEven = ({ of }: CohortCell): boolean => of.startsWith(prefix);

interface Shown {
  by: AdDimension;
  answer: Cohorts | undefined;
  returns: Returns;
  before: SourcesBefore;
  /** Instead of the sources. */
  segments: readonly { key: string; report: Report; data: Cohorts | undefined }[] | undefined;
}

/** The break-even of a source or a segment: its return on each listed day until then, beside that of the compared period at the same age. */
export function useBreakEvenFigure(question: Question<unknown, CohortCell>, { by, answer, returns, before, segments }: Shown) {
  const t = useWords(breakEvenWords);
  const c = useWords(cohortWords);
  const w = useWords(words);
  const locale = useProvenaLocale();
  const lacking = useLacking(question);
  const { days, today } = question;
  return ({ of }: CohortCell): ExplainedFigure | null => {
    const key = of.slice(prefix.length);
    const { ages = [], breakEven = [] } = answer ? returns.curvesOf(answer) : {};
    const one = breakEven.find(({ row }) => row.key === key);
    const side = segments?.find((segment) => segment.key === key);
    const [report, told, asked] = side ? [side.report, side.data, 'all' as const] : [question, answer, by];
    if (!told || !one?.last) return null;
    const { row, after, earlier } = one;
    const until = after ?? one.last.age;
    const text = (value: number) => figureText(value, locale, { kind: 'percent', decimals: 1 });
    const stepOf = (value: number, then: Value) => (then === null ? text(value) : t.step(text(value), text(then)));
    const earlierRow = before.rowAt(key, until);
    const mature = matureDays(days, until, today);
    const lacks = mature ? lacking([{ start: mature.start, end: addDays(mature.end, until) }], [mature]) : '';
    const against = earlierRow && (daysToCompare(question, until) ?? undefined);
    return {
      of: report,
      title: t.title,
      row: row.label,
      definition: t.means,
      value: after === null ? t.none : t.after(after),
      ...(earlier && { earlier: earlier.after === null ? t.none : t.after(earlier.after) }),
      ...(after !== null && typeof earlier?.after === 'number' && { change: after - earlier.after, changeIn: 'days', welcome: 'down' }),
      formula: null,
      steps: ages.flatMap((age, at) => {
        const value = row.maturity[age] === 'final' ? (row.values[age] ?? null) : null;
        return value === null || age > until ? [] : [{ name: w.roiAt(c.day(age)), value: stepOf(value, before.valuesOf(key)[at] ?? null) }];
      }),
      days: mature ?? days,
      against,
      counted: [Object.assign(weighed(row, until), earlierRow && { before: weighed(earlierRow, until, row.label) })],
      count: 1,
      leftOut: countOf(days) - countOf(mature),
      ...(lacks && { lacks }),
      heads: { name: side ? t.segment : c.source, size: c.installs, value: w.roiAt(c.day(until)) },
      format: text,
      metric: 'roi',
      answer: told,
      requests: [days, ...(against ? [against] : [])].map(({ start, end }) =>
        requestText(reports.payback, { ...requestOf(report), from: start, to: end, by: asked }),
      ),
      next: {
        href: question.elsewhere('/monitor/campaigninfo', { period: days, columns: ['cost', 'cohortIncome', 'roi'] }),
        text: w.bySpend,
      },
    };
  };
}

function weighed(row: CohortRow, age: number, name = row.label) {
  const size = row.counted?.[age] ?? row.size ?? 0;
  return { name, size, value: row.values[age] ?? 0, weight: size };
}
