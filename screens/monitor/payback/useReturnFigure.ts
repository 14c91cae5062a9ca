import { addDays, isDay, useWords, type DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import {
  cohortDays,
  cohortWords,
  countedCohorts,
  useCohortFigure,
  type CohortCell,
  type CohortRow,
  type ComparedDays,
} from '#screens/kit/cohorts/index.ts';
import { useReceived } from '#screens/kit/gaps/index.ts';
import { requestText, type ExplainedFigure, type Question } from '#screens/kit/question/index.ts';
import { countedAtAge, countOf, matureDays } from './facts/facts.ts';
import { requestOf, useSpending } from './usePayback.ts';
import { words } from './words.ts';

interface Sources {
  byWeek: Cohorts | undefined;
  overall: CohortRow | undefined;
  compared: ComparedDays;
}

/** A return: of all sources beside the compared period, of a week, of the mean of weeks, or of its counterpart. */
export function useReturnFigure(question: Question<unknown, CohortCell>, { byWeek, overall, compared }: Sources) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const cohortFigure = useCohortFigure(question);
  const { days, today } = question;
  const { spend: all } = useSpending(question, days, true);
  const isReceived = useReceived(question);
  // What was spent on a day that was not received is held against nothing.
  const spend = new Map([...all].filter(([day]) => isReceived(day)));
  // What it holds against its ad spend is of whole days.
  const countedOf = ({ age }: CohortCell) => ({
    counted: countedAtAge(
      age,
      { compared, whole: overall, name: c.whole },
      { day: ({ key }) => spend.get(key) ?? 0, whole: () => matureSpend(days, age, spend, today) },
    ),
    leftOut: countOf(days) - countOf(matureDays(days, age, today)),
    ...(overall && { sources: [overall] }),
  });
  return (cell: CohortCell | null): ExplainedFigure | null => {
    if (!cell || !byWeek) return null;
    const { of, age } = cell;
    const [isWhole, isWeek] = [of === 'whole', isDay(of)];
    const { counted, ...left } = isWhole ? countedOf(cell) : countedCohorts(byWeek.rows, cell, compared, 7);
    const against = !isWeek && counted.some(({ before }) => before) ? question.compared?.against : undefined;
    const sides = cohortDays(cell, 7, days, against);
    return cohortFigure(cell, {
      of: question,
      title: t.roiAt(c.day(age)),
      row: isWeek ? c.weekOf(of.slice(5)) : c.whole,
      definition: isWeek || isWhole ? t.roiMeans : t.roiMeanMeans,
      ...sides,
      // Shares of spend weigh spend, and a mean of weeks weighs installs.
      counted: isWeek
        ? counted.map((week) => ({ ...week, before: undefined, weight: matureSpend(sides.days, age, spend, today) }))
        : counted,
      share:
        isWeek || isWhole ? { of: t.came, per: t.spent, as: { kind: 'money' } } : { of: t.weighed, per: c.installs, as: { kind: 'count' } },
      ...left,
      isCumulative: true,
      countsSpend: true,
      heads: { name: !isWhole ? c.week : compared.pairs.length ? c.installDay : c.source, size: c.installs, value: t.roi },
      metric: 'roi',
      answer: byWeek,
      requestOf: ({ start, end }) =>
        requestText(reports.payback, { ...requestOf(question), from: start, to: end, by: isWhole ? 'day' : 'week' }),
      next: {
        href: question.elsewhere('/monitor/campaigninfo', { period: sides.days, columns: ['cost', 'cohortIncome', 'roi'] }),
        text: t.bySpend,
      },
    });
  };
}

/** The ad spend of the days of a week that are old enough: the others are in neither part of its return. */
function matureSpend({ start, end }: DayRange, age: number, spend: ReadonlyMap<string, number>, today: string): number {
  const isMature = (day: string) => isDay(day) && day >= start && day <= end && addDays(day, age) < today;
  return [...spend].reduce((all, [day, cost]) => all + (isMature(day) ? cost : 0), 0);
}
