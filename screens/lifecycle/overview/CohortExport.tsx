import { cohortCurves, useWords, type AsyncState } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortDataset, cohortsBefore, cohortWords, type ComparedDays } from '#screens/kit/cohorts/index.ts';
import { isLargeEnough } from '#screens/kit/measures/index.ts';
import { QuestionExport, useSeriesSheet } from '#screens/kit/question/index.ts';
import { floors, spans, type CohortQuestion, type RowKind } from './cohorts.ts';
import { factsOf, type Measure } from './measures/measures.ts';
import { measureNames } from './measures/words.ts';
import { rowNames } from './words.ts';

interface CohortExportProps {
  of: CohortQuestion;
  answer: AsyncState<Cohorts>;
  shown: { measure: Measure; by: RowKind; compared: ComparedDays };
}

/** The map as a file: its mean, the compared period at the same positions, and a row for each cohort. What is not mature is empty. */
export function CohortExport({ of: question, answer, shown: { measure, by, compared } }: CohortExportProps) {
  const c = useWords(cohortWords);
  const names = useWords(rowNames);
  const name = useWords(measureNames)[measure];
  const title = usePageTitle();
  const sheetOf = useSeriesSheet();
  const { minimum } = question.params;
  const sheet = ({ rows, ages }: Cohorts) => {
    const data = cohortDataset(rows, ages, { measure: name, dimension: names[by], day: c.day, nameOf: ({ key }) => key });
    const before = cohortsBefore(
      rows.filter((row) => isLargeEnough(row, minimum)),
      ages,
      compared,
      spans[by],
    );
    const chart = cohortCurves(data, {
      minimum,
      floor: floors[by],
      picked: rows.map(({ key }) => key),
      meanName: c.mean,
      ...(compared.pairs.length > 0 && { previous: before.values }),
    });
    const { figures } = factsOf[measure];
    return {
      ...sheetOf({
        title: `${title} · ${name}`,
        sizeName: c.installs,
        charts: rows.length ? [chart] : [],
        ...(figures.kind === 'money' && { valueKind: 'money' }),
      }),
      notes: [c.immatureEmpty],
    };
  };
  return <QuestionExport of={question} answer={answer} sheet={sheet} />;
}
