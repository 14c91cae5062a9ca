import { answerIn, ExportMenu, formatRange, useWords, type AsyncState, type FileSheet } from '#design-system';
import { levelWords, useFilterNames } from '#screens/kit/report/answers/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { questionWords } from './words.ts';

interface QuestionExportProps<Answer> {
  of: Report;
  /** What is shown. Until the question at hand is answered there is nothing to save. */
  answer: AsyncState<Answer>;
  /** Of what is on screen. The notes that say what shaped it are put above it, before its own. */
  sheet: (answer: Answer) => Omit<FileSheet, 'notes'> & Partial<Pick<FileSheet, 'notes'>>;
}

/** What is on screen as a file, with the days, filters and rights that shaped it. */
export function QuestionExport<Answer extends { fetchedAt: string }>({ of: question, answer: of, sheet }: QuestionExportProps<Answer>) {
  const t = useWords(questionWords);
  const levels = useWords(levelWords);
  const nameOf = useFilterNames(question);
  const answer = answerIn(of);
  const file = answer && sheet(answer);
  const { state, days, reader, hasNatural } = question;
  const filters = [...state.path.map(({ level, key }) => ({ field: level, keys: [key] })), ...state.filters].map(nameOf);
  if (!answer || !file?.rows.length) return <ExportMenu sheet={noSheet} disabledReason={t.nothing} />;
  const notes = [
    t.period(formatRange(days)),
    t.fetched(answer.fetchedAt),
    ...(filters.length ? [t.filters(filters.join(levels.and))] : []),
    ...(hasNatural && !reader.flags.natural ? [t.noOrganic] : []),
    ...(file.notes ?? []),
  ];
  return <ExportMenu sheet={() => ({ ...file, notes })} />;
}

const noSheet = (): FileSheet => ({ title: '', columns: [], rows: [], notes: [] });
