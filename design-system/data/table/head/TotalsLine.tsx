/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that stand at their own place, and share a fixed region, cannot be table tags */
import type { ReactNode } from 'react';
import { useProvenaLocale } from '../../../foundation/words.ts';
import { valueContent } from '../body/cellContent.tsx';
import type { CellValue } from '../columns/column.ts';
import type { Layout, Place } from '../columns/layout.ts';
import { useTableWords } from '../words.ts';
import { Pins } from './Head.tsx';

/** What stands under the head for all rows, also those of other pages. */
export interface Totals {
  /** Beside 合计, quietly: `248 项`. */
  note?: string;
  /** By column. Words (`10 个渠道`) stand quietly, numbers in the style of the column. */
  values: Readonly<Record<string, CellValue>>;
  /** By column, what a value alone cannot say: a change. */
  cells?: Readonly<Record<string, ReactNode>>;
  /** What the whole is made of, a line each below it: 推广量, 自然量. */
  parts?: readonly { name: string; values: Readonly<Record<string, CellValue>> }[];
}

/** How many lines the totals take. */
export const totalLines = (totals: Totals | undefined) => (totals ? 1 + (totals.parts?.length ?? 0) : 0);

interface TotalsLineProps<Row> {
  layout: Layout<Row>;
  totals: Totals;
}

export function TotalsLine<Row>({ layout, totals }: TotalsLineProps<Row>) {
  const t = useTableWords();
  const { parts = [], ...whole } = totals;
  return [{ name: t.total, ...whole }, ...parts].map((line, index) => (
    <Line key={line.name} layout={layout} totals={line} rowIndex={layout.groups.length + 2 + index} />
  ));
}

interface LineProps<Row> {
  layout: Layout<Row>;
  totals: Omit<Totals, 'parts'> & { name: string };
  rowIndex: number;
}

function Line<Row>({ layout, totals, rowIndex }: LineProps<Row>) {
  const locale = useProvenaLocale();
  const first = layout.start[0] ?? layout.center[0];
  const total = (place: Place<Row>): ReactNode => {
    const value = totals.values[place.column.id];
    const isName = place === first && value === undefined;
    return (
      <div
        key={place.column.id}
        role={isName ? 'rowheader' : 'gridcell'}
        className={`${place.className}${typeof value === 'string' ? ' words' : ''}`}
        style={place.style}
        aria-colindex={place.index}
      >
        {isName && totals.name}
        {isName && totals.note && <span className="note"> {totals.note}</span>}
        {totals.cells?.[place.column.id] ?? (value !== undefined && valueContent(place.column, value, locale))}
      </div>
    );
  };
  return (
    <div role="row" className="row total" aria-rowindex={rowIndex}>
      <Pins side="start" isThere={layout.startWidth > 0}>
        {layout.hasSelect && <div role="presentation" className="cell select" />}
        {layout.start.map(total)}
      </Pins>
      {layout.center.map(total)}
      <Pins side="end" isThere={layout.endWidth > 0}>
        {layout.end.map(total)}
        {layout.hasMenu && <div role="presentation" className="cell menu" />}
      </Pins>
    </div>
  );
}
