import { answerIn, ExportMenu, useWords, type AsyncState, type FileSheet } from '#design-system';
import { useFileHead } from '#screens/kit/report/answers/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { questionWords } from './words.ts';

interface QuestionExportProps<Answer> {
  of: Report;
  /** What is shown. Until the question at hand is answered there is nothing to save. */
  answer: AsyncState<Answer>;
  /** The panel that is saved, where it is not the page: its title. */
  part?: string;
  /** Of what is on screen. The notes that say what shaped it are put above it, before its own. */
  sheet: (answer: Answer) => Omit<FileSheet, 'notes'> & Partial<Pick<FileSheet, 'notes'>>;
}

/** What is on screen as a file, with the days, filters and rights that shaped it. */
export function QuestionExport<Answer extends { fetchedAt: string }>({
  of: question,
  answer: of,
  part,
  sheet,
}: QuestionExportProps<Answer>) {
  const t = useWords(questionWords);
  const headOf = useFileHead(question);
  const answer = answerIn(of);
  const file = answer && sheet(answer);
  const named = part === undefined ? {} : { of: part };
  if (!answer || !file?.rows.length) return <ExportMenu {...named} sheet={noSheet} disabledReason={t.nothing} />;
  const { name, notes } = headOf(
    file.title,
    answer.fetchedAt,
    file.columns.some(({ kind }) => kind === 'money'),
  );
  return <ExportMenu {...named} sheet={() => ({ ...file, name, notes: [...notes, ...(file.notes ?? [])] })} />;
}

const noSheet = (): FileSheet => ({ title: '', columns: [], rows: [], notes: [] });
