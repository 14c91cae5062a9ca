import { addDays, cohortCurves, useWords, type AsyncState, type DayRange, type FileColumn } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { Cohorts, ReportRows } from '#app/api/reports/shapes.ts';
import { cohortDataset, cohortWords } from '#screens/kit/cohorts/index.ts';
import { useLacking } from '#screens/kit/gaps/index.ts';
import { QuestionExport, useSeriesSheet } from '#screens/kit/question/index.ts';
import type { CohortQuestion } from '../cohorts.ts';
import { factsOf, type Measure } from '../measures/measures.ts';
import { figureTitles, measureNames } from '../measures/words.ts';
import { sourceNames, type Source } from './sources.ts';
import { factsOfRow, othersOf, rowsOf } from './table/channelRows.ts';
import type { Qualities } from './useChannels.ts';
import { channelWords } from './words.ts';

interface ChannelExportProps {
  of: CohortQuestion;
  answer: AsyncState<Cohorts>;
  spend: ReportRows | undefined;
  before: Cohorts | undefined;
  /** Those of the compared period. */
  days: DayRange | null;
  beside: Qualities;
  shown: { measure: Measure; by: Source; age: number };
}

/** The sources as a file: what each brought and cost, and its course. What is not mature is empty. */
export function ChannelExport({ of: question, answer, spend, before, days, beside, shown: { measure, by, age } }: ChannelExportProps) {
  const t = useWords(channelWords);
  const c = useWords(cohortWords);
  const name = useWords(measureNames)[measure];
  const source = useWords(sourceNames)[by];
  const title = usePageTitle();
  const sheetOf = useSeriesSheet();
  const titles = useWords(figureTitles);
  const lacking = useLacking(question);
  const others = othersOf(beside, age);
  const kindOf = (one: Measure) => (factsOf[one].figures.kind === 'money' ? 'money' : 'percent');
  const facts: FileColumn[] = [
    { title: t.share, kind: 'percent' },
    { title: t.cost, kind: 'money' },
    { title: t.cpa, kind: 'money' },
    ...(days ? [{ title: t.previousAt(titles[measure](c.day(age))), kind: kindOf(measure) } as const] : []),
    ...others.map(({ quality, at }): FileColumn => ({ title: titles[quality](c.day(at)), kind: kindOf(quality) })),
  ];
  const sheet = (shown: Cohorts) => {
    const { rows, ages } = shown;
    const data = cohortDataset(rows, ages, { measure: name, dimension: source, day: c.day, nameOf: ({ label }) => label });
    const curves = cohortCurves(data, { picked: rows.map(({ key }) => key), meanName: c.mean });
    const listed = new Map(rowsOf(shown, { before, spend, age, others }).map((row) => [row.key, row]));
    const { start, end } = question.days;
    const lacks = lacking([{ start, end: addDays(end, ages.at(-1) ?? 0) }]);
    const unpaid = lacking([], [question.days]);
    const series = curves.series.map((line) => {
      const row = listed.get(line.key);
      return { ...line, facts: row ? factsOfRow(row, days !== null) : [] };
    });
    return {
      ...sheetOf({
        title: `${title} · ${name}`,
        sizeName: c.installs,
        charts: rows.length ? [{ ...curves, series }] : [],
        facts,
        valueKind: kindOf(measure),
      }),
      notes: [
        c.immatureEmpty,
        ...(days ? [t.compareNote(c.day(age))] : []),
        ...(lacks ? [(measure === 'ltv' ? c.lacksInFile : c.leavesOutInFile)(lacks)] : []),
        ...(unpaid ? [c.lacksInFile(unpaid)] : []),
      ],
    };
  };
  return <QuestionExport of={question} answer={answer} sheet={sheet} />;
}
