import { cohortCurves, useWords, type AsyncState, type FileColumn } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { Cohorts, ReportRows } from '#app/api/reports/shapes.ts';
import { cohortDataset, cohortWords } from '#screens/kit/cohorts/index.ts';
import { QuestionExport, useSeriesSheet } from '#screens/kit/question/index.ts';
import type { CohortQuestion } from '../cohorts.ts';
import { factsOf, type Measure } from '../measures/measures.ts';
import { measureNames } from '../measures/words.ts';
import { sourceNames, type Source } from './sources.ts';
import { channelWords } from './words.ts';

interface ChannelExportProps {
  of: CohortQuestion;
  answer: AsyncState<Cohorts>;
  spend: ReportRows | undefined;
  measure: Measure;
  by: Source;
}

/** The sources as a file: what each brought and cost, and its course. What is not mature is empty. */
export function ChannelExport({ of: question, answer, spend, measure, by }: ChannelExportProps) {
  const t = useWords(channelWords);
  const c = useWords(cohortWords);
  const name = useWords(measureNames)[measure];
  const source = useWords(sourceNames)[by];
  const title = usePageTitle();
  const sheetOf = useSeriesSheet();
  const facts: FileColumn[] = [
    { title: t.cost, kind: 'money' },
    { title: t.cpa, kind: 'money' },
  ];
  const sheet = ({ rows, ages }: Cohorts) => {
    const data = cohortDataset(rows, ages, { measure: name, dimension: source, day: c.day, nameOf: ({ label }) => label });
    const curves = cohortCurves(data, { picked: rows.map(({ key }) => key), meanName: c.mean });
    const spent = new Map(spend?.rows.map(({ key, values }) => [key, values]));
    const series = curves.series.map((line) => ({
      ...line,
      facts: [spent.get(line.key)?.['cost'] ?? null, spent.get(line.key)?.['cpa'] ?? null],
    }));
    return {
      ...sheetOf({
        title: `${title} · ${name}`,
        sizeName: c.installs,
        charts: rows.length ? [{ ...curves, series }] : [],
        facts,
        ...(factsOf[measure].figures.kind === 'money' && { valueKind: 'money' }),
      }),
      notes: [c.immatureEmpty],
    };
  };
  return <QuestionExport of={question} answer={answer} sheet={sheet} />;
}
