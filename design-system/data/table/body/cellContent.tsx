import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { figure, type FigureStyle } from '../../../foundation/figures.ts';
import type { Locale } from '../../../foundation/words.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { figureStyleOf, type CellState, type CellValue, type Column } from '../columns/column.ts';

/** What a cell of this row shows. */
export function cellContent<Row>(column: Column<Row>, row: Row, state: CellState | undefined, locale: Locale, immature: string): ReactNode {
  const content = column.cell ? column.cell(row) : valueContent(column, column.value?.(row) ?? null, locale);
  if (state === 'immature' && !column.cell && column.value?.(row) === null) return immature;
  if (state === 'alarm') {
    return (
      <>
        <Icon of={TriangleAlert} size="xs" />
        {content}
      </>
    );
  }
  return content;
}

/** A value in the style of its column. */
export function valueContent<Row>(column: Column<Row>, value: CellValue, locale: Locale): ReactNode {
  const style = figureStyleOf(column);
  if (typeof value === 'string') return value;
  return figureContent(value, style ?? { kind: 'count' }, locale);
}

/** What `Figure` shows, in two elements at most: the body of the table brings the digits and the unit their look. */
function figureContent(value: number | null, style: FigureStyle, locale: Locale): ReactNode {
  const { prefix, digits, unit } = figure(value, locale, style);
  if (!prefix && !unit) return digits;
  return (
    <>
      {prefix && <i className="before">{prefix}</i>}
      {digits}
      {unit && <i>{unit}</i>}
    </>
  );
}
