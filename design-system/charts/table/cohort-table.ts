import type { Locale } from '../../foundation/words.ts';
import { meanOf, rowsOf, sizeOf, type CohortCell, type CohortRules } from '../dataset/cohorts.ts';
import { figuresOf, type Dataset, type Value } from '../dataset/dataset.ts';
import type { DayMark } from '../dataset/marked.ts';
import { previousHead } from '../dataset/previous.ts';
import { numbers, tableOf, tableWords, valueCell, words, type ChartTable } from './table.ts';

export interface CohortTableRules extends CohortRules {
  previous?: readonly Value[];
  /** What the size of a cohort is: 激活数. */
  sizeName?: string;
}

/** The map as it is: the mean, the compared period, a row for each cohort. */
export function cohortTable(data: Dataset, rules: CohortTableRules, locale: Locale, marks: readonly DayMark[] = []): ChartTable {
  const t = tableWords(locale);
  const figures = figuresOf(data);
  const { previous } = rules;
  const rows: { name: string; size: Value; sizeIncomplete?: string; cells: CohortCell[] }[] = [
    { name: t.mean, size: sizeOf(data, rules), cells: meanOf(data, rules) },
    ...(previous
      ? [
          {
            name: previousHead(data, locale),
            size: null,
            cells: data.points.map((_, at): CohortCell => ({ value: previous[at] ?? null, state: 'final' })),
          },
        ]
      : []),
    ...rowsOf(data, rules, marks),
  ];
  type Row = (typeof rows)[number];
  return tableOf(data.measure, rows, [
    words(data.dimension, ({ name }) => name),
    numbers(rules.sizeName ?? t.size, ({ size }) => valueCell(size, { kind: 'count' })),
    ...data.points.map(({ title, label }, at) =>
      numbers<Row>(title ?? label, ({ cells }) => {
        const { value, state } = cells[at] ?? { value: null, state: 'final' };
        const isMissing = value === null && (state === 'open' || state === 'none');
        return isMissing ? { kind: 'state', text: t.immature, isOpen: true } : valueCell(value, figures, state === 'open');
      }),
    ),
    marks.length > 0 &&
      rows.some((row) => incompleteText(row) !== '') &&
      numbers<Row>(t.incomplete, (row) => ({ kind: 'state', text: incompleteText(row), isOpen: false })),
  ]);
}

const incompleteText = ({ sizeIncomplete, cells }: { sizeIncomplete?: string; cells: readonly CohortCell[] }) =>
  [...new Set([sizeIncomplete ?? [], ...cells.map(({ incomplete }) => incomplete ?? [])].flat())].join(' · ');
