import { isDay, useWords, type DayRange } from '#design-system';
import { useRetentionDay } from '#app/lib/periods/useRetentionDay.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortDays, countedCohorts, useCohortFigure, type CohortCell, type ComparedDays } from '#screens/kit/cohorts/index.ts';
import { requestText, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { words } from '../words.ts';

interface Shown {
  answer: Cohorts | undefined;
  compared: ComparedDays;
  days: DayRange;
  against: DayRange | undefined;
}

/** The figure of the map that is explained: of a day, of the mean, or of the compared days. */
export function useRetentionFigure(report: Report, cell: CohortCell | null, shown: Shown): ExplainedFigure | null {
  const t = useWords(words);
  const cohortFigure = useCohortFigure(report);
  const retentionDay = useRetentionDay(report.app.id);
  const { answer, compared, days, against } = shown;
  if (!cell || !answer) return null;
  const { of, age } = cell;
  const { counted, ...left } = countedCohorts(answer.rows, cell, compared, 1);
  const then = compared.pairs.find(({ now }) => now.key === of)?.before.key;
  const counterpart = isDay(of) ? (then && isDay(then) ? { start: then, end: then } : undefined) : against;
  const sides = cohortDays(cell, 1, days, counterpart);
  return cohortFigure(cell, {
    of: report,
    title: t.retentionAt(age === 1 ? t.firstAge : t.age(age)),
    row: of,
    definition: t.retentionMeans(retentionDay),
    ...sides,
    counted,
    share: { of: t.back, per: t.due, as: { kind: 'count' } },
    ...left,
    heads: { name: t.installDay, size: t.installs, value: t.retention },
    metric: 'retention1',
    answer,
    requestOf: (asked) =>
      requestText(reports.retention, { app: report.app.id, ...report.scope, from: asked.start, to: asked.end, by: 'day' }),
    next: { href: report.elsewhere('/monitor/campaigninfo', { period: sides.days, chart: 'retention1' }), text: t.byChannel },
  });
}
