import { ExportMenu, formatRange, useWords, type FileSheet } from '#design-system';
import { levelWords, useFilterNames } from '#screens/kit/report/answers/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { questionWords } from './words.ts';

interface QuestionExportProps {
  of: Report;
  /** When what is shown was fetched. Without it there is nothing to save yet. */
  fetchedAt: string | undefined;
  /** What is on screen, asked for at the press. The notes that say what shaped it are put above it. */
  sheet: () => Omit<FileSheet, 'notes'>;
}

/** What is on screen as a file, with the days, filters and rights that shaped it. */
export function QuestionExport({ of: question, fetchedAt, sheet }: QuestionExportProps) {
  const t = useWords(questionWords);
  const levels = useWords(levelWords);
  const nameOf = useFilterNames(question);
  const { state, days, reader, hasNatural } = question;
  const filters = [...state.path.map(({ level, key }) => ({ field: level, keys: [key] })), ...state.filters].map(nameOf);
  const notes = [
    t.period(formatRange(days)),
    ...(fetchedAt === undefined ? [] : [t.fetched(fetchedAt)]),
    ...(filters.length ? [t.filters(filters.join(levels.and))] : []),
    ...(hasNatural && !reader.flags.natural ? [t.noOrganic] : []),
  ];
  return <ExportMenu sheet={() => ({ ...sheet(), notes })} {...(fetchedAt === undefined && { disabledReason: t.nothing })} />;
}
