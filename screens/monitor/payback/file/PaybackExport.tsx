import { cohortCurves, combined, useWords, type AsyncState, type FileColumn } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortWords, type CohortCell } from '#screens/kit/cohorts/index.ts';
import { QuestionExport, useSeriesSheet, type Question } from '#screens/kit/question/index.ts';
import { breakEvenWords } from '../break-even/words.ts';
import { useBreakEvenTexts } from '../break-even/useBreakEvenTexts.ts';
import { factAge, facts } from '../facts/facts.ts';
import type { Facts } from '../facts/useFacts.ts';
import { useFactNotes } from '../facts/useFactNotes.ts';
import { factWords } from '../facts/words.ts';
import type { Returns } from '../useReturns.ts';
import { resultOf, withFacts } from './withFacts.ts';

interface PaybackExportProps {
  of: Question<unknown, CohortCell>;
  bySource: AsyncState<Cohorts>;
  byWeek: AsyncState<Cohorts>;
  returns: Returns;
  whole: Facts;
}

/** The curves and the map as a file: sources, weeks, their mean, and what they are compared with. */
export function PaybackExport({ of: question, bySource, byWeek, returns, whole }: PaybackExportProps) {
  const c = useWords(cohortWords);
  const t = useWords(breakEvenWords);
  const own = useWords(factWords);
  const { cpa } = useWords(metricWords);
  const texts = useBreakEvenTexts();
  const notes = useFactNotes(question, whole);
  const title = usePageTitle();
  const sheetOf = useSeriesSheet();
  const columns: FileColumn[] = [
    { title: cpa, kind: 'money' },
    { title: own.ltv(c.day(factAge)), kind: 'money' },
    { title: own.roi(c.day(factAge)), kind: 'percent' },
    { title: t.title, kind: 'text' },
    { title: t.inPrevious, kind: 'text' },
    { title: t.changeInDays, kind: 'count' },
  ];
  const figures = () => facts.map(whole.figureOf);
  const wholeCells = () => ({
    now: figures().map((figure) => resultOf(figure?.formula)),
    before: figures().some((figure) => figure?.formulaBefore) ? figures().map((figure) => resultOf(figure?.formulaBefore)) : undefined,
  });
  const mapOf = (answer: Cohorts) => {
    const { data, floor, previous } = returns.weeksOf(answer);
    const picked = data.series.map(({ key }) => key);
    return cohortCurves(data, { picked, floor, meanName: c.mean, ...(previous && { previous: previous.values }) });
  };
  const sheet = (sources: Cohorts) => {
    const { data, ages, breakEven, breakEvenOverall: overall } = returns.curvesOf(sources);
    const series = withFacts(data.series, { ages, breakEven, overall, whole: wholeCells(), name: c.whole, texts });
    const charts = [{ ...data, series }, ...(byWeek.data ? [mapOf(byWeek.data)] : [])];
    return {
      ...sheetOf({ title, sizeName: c.installs, charts: sources.rows.length ? charts : [], facts: columns }),
      notes: [c.immatureEmpty, ...notes],
    };
  };
  return <QuestionExport of={question} answer={combined(bySource, byWeek)} sheet={sheet} />;
}
