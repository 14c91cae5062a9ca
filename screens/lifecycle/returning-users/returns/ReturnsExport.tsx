import { addDays, cohortCurves, useWords, type AsyncState } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortDataset, cohortWords } from '#screens/kit/cohorts/index.ts';
import { useLacking } from '#screens/kit/gaps/index.ts';
import { QuestionExport, useSeriesSheet } from '#screens/kit/question/index.ts';
import { factsOf, type Grouping, type Measure, type ReturnQuestion } from './returns.ts';
import { measureNames, rowNames, words } from './words.ts';

interface ReturnsExportProps {
  of: ReturnQuestion;
  answer: AsyncState<Cohorts>;
  measure: Measure;
  by: Grouping;
}

/** All rows as a file, with what became of each. What is not mature is empty. */
export function ReturnsExport({ of: question, answer, measure, by }: ReturnsExportProps) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const name = useWords(measureNames)[measure];
  const row = useWords(rowNames)[by];
  const title = usePageTitle();
  const sheetOf = useSeriesSheet();
  const lacking = useLacking(question);
  const sheet = ({ rows, ages }: Cohorts) => {
    const data = cohortDataset(rows, ages, { measure: name, dimension: row, day: c.day, nameOf: ({ label, key }) => label || key });
    const { minimum } = question.params;
    const curves = cohortCurves(data, { minimum, picked: rows.map(({ key }) => key), meanName: c.mean });
    const { start, end } = question.days;
    const lacks = lacking([{ start, end: addDays(end, ages.at(-1) ?? 0) }]);
    return {
      ...sheetOf({
        title: `${title} · ${name} · ${t.awayDays(question.params.away)}`,
        sizeName: t.returns,
        charts: rows.length ? [curves] : [],
        ...(factsOf[measure].figures.kind === 'money' && { valueKind: 'money' }),
      }),
      notes: [c.immatureEmpty, ...(lacks ? [(measure === 'ltv' ? c.lacksInFile : c.leavesOutInFile)(lacks)] : [])],
    };
  };
  return <QuestionExport of={question} answer={answer} sheet={sheet} />;
}
