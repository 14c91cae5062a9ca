import type { ReactNode } from 'react';
import type { Locale } from '../../../foundation/words.ts';
import type { CellState, Column } from '../columns/column.ts';
import type { TableWords } from '../words.ts';
import { cellContent } from './cellContent.tsx';

interface Surroundings {
  locale: Locale;
  t: TableWords;
  /** In a grid the arrows lead to it, in a list Tab. */
  tabIndex: 0 | -1;
}

/** What a cell holds: the content, or a button with it where it can be explained. Where there are no words there is nothing to press. */
export function explained<Row>(
  column: Column<Row>,
  row: Row,
  state: CellState | undefined,
  { locale, t, tabIndex }: Surroundings,
): ReactNode {
  const content = cellContent(column, row, state, locale, t.immature);
  if (!column.explain || column.value?.(row) === '') return content;
  return (
    <button type="button" className="explain" data-act="explain" data-column={column.id} aria-haspopup="dialog" tabIndex={tabIndex}>
      {content}
    </button>
  );
}
