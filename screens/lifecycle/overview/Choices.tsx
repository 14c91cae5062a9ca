import { ViewChoice, Select, useProvenaLocale, useWords, figureText } from '#design-system';
import type { CohortQuestion, RowKind } from './cohorts.ts';
import { rowKinds } from './cohorts.ts';
import { measuresFor, type Measure } from './measures/measures.ts';
import { measureNames } from './measures/words.ts';
import { groupingNames, words } from './words.ts';

interface MeasureChoiceProps {
  of: CohortQuestion;
  value: Measure;
}

/** What is followed, of what this reader may see. */
export function MeasureChoice({ of: question, value }: MeasureChoiceProps) {
  const t = useWords(words);
  const names = useWords(measureNames);
  const options = measuresFor(question).map((one) => ({ value: one, label: names[one] }));
  if (options.length < 2) return null;
  return (
    <ViewChoice label={t.measure} options={options} value={value} onChange={(measure) => question.setParams({ measure, picked: [] })} />
  );
}

/** Whether a row is a day, a week or a month of installs. */
export function RowChoice({ of: question, value }: { of: CohortQuestion; value: RowKind }) {
  const t = useWords(words);
  const names = useWords(groupingNames);
  return (
    <ViewChoice
      label={t.grouping}
      options={rowKinds.map((one) => ({ value: one, label: names[one] }))}
      value={value}
      onChange={(by) => question.set({ by: [by] })}
    />
  );
}

const sizes = [1, 100, 500, 1000, 5000, 20_000];

/** The size from which a cohort counts in averages. */
export function MinimumSize({ of: question }: { of: CohortQuestion }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { minimum } = question.params;
  const known = [...new Set([...sizes, minimum])].toSorted((a, b) => a - b);
  return (
    <Select
      label={t.minimum}
      look="chip"
      value={String(minimum)}
      options={known.map((size) => ({ id: String(size), label: size === 1 ? t.noMinimum : t.atLeast(figureText(size, locale)) }))}
      onChange={(size) => question.setParams({ minimum: Number(size) })}
    />
  );
}
