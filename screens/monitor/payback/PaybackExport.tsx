import { cohortCurves, combined, useWords, type AsyncState } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortWords } from '#screens/kit/cohorts/index.ts';
import { QuestionExport, useSeriesSheet } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import type { Returns } from './useReturns.ts';

interface PaybackExportProps {
  of: Report;
  bySource: AsyncState<Cohorts>;
  byWeek: AsyncState<Cohorts>;
  returns: Returns;
}

/** The curves and the map as a file: sources, weeks, their mean, and what they are compared with. */
export function PaybackExport({ of: question, bySource, byWeek, returns }: PaybackExportProps) {
  const c = useWords(cohortWords);
  const title = usePageTitle();
  const sheetOf = useSeriesSheet();
  const mapOf = (answer: Cohorts) => {
    const { data, floor, previous } = returns.weeksOf(answer);
    const picked = data.series.map(({ key }) => key);
    return cohortCurves(data, { picked, floor, meanName: c.mean, ...(previous && { previous: previous.values }) });
  };
  const sheet = (sources: Cohorts) => {
    const charts = [returns.curvesOf(sources).data, ...(byWeek.data ? [mapOf(byWeek.data)] : [])];
    return { ...sheetOf({ title, sizeName: c.installs, charts: sources.rows.length ? charts : [] }), notes: [c.immatureEmpty] };
  };
  return <QuestionExport of={question} answer={combined(bySource, byWeek)} sheet={sheet} />;
}
