/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that stand at their own place, and share a fixed region, cannot be table tags */
import { ChevronRight, EllipsisVertical } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Locale } from '../../../foundation/words.ts';
import { CheckMark } from '../../../fields/checkbox/CheckMark.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import type { Layout, Place } from '../columns/layout.ts';
import type { Line } from '../rows/lines.ts';
import type { TableWords } from '../words.ts';
import { explained } from './cell.tsx';

export interface RowLineProps<Row> extends Omit<Line<Row>, 'key' | 'kind'> {
  /** Its place among the lines. */
  index: number;
  /** Lines of the head and the totals before the first one. */
  before: number;
  top: number;
  layout: Layout<Row>;
  /** The scrolling columns that are drawn. */
  center: readonly Place<Row>[];
  /** `undefined` where rows cannot be selected, or this one not. */
  isSelected: boolean | undefined;
  /** Why its box is disabled. */
  disabledReason: string | undefined;
  /** Whether anything can be done with it. */
  hasMenu: boolean;
  isTree: boolean;
  locale: Locale;
  t: TableWords;
  /** Only for rows whose height their content decides. */
  measure?: ((element: Element | null) => void) | undefined;
}

/**
 * One row. To be cheap it has no state, no effects and no handlers: the body handles presses by their `data-act`. It renders again when its
 * row, its selection or the layout changes, never on scrolling.
 */
function Row<R>(props: RowLineProps<R>) {
  const { index, before, top, layout, center, isSelected, isBranch, isOpen, level, isTree, measure } = props;
  return (
    <div
      role="row"
      className="row"
      aria-rowindex={before + index + 1}
      aria-selected={isSelected}
      // Only rows of a tree get aria-expanded; in other rows the button has it.
      aria-expanded={isBranch && isTree ? isOpen : undefined}
      data-open={isBranch ? isOpen : undefined}
      aria-level={isTree ? level + 1 : undefined}
      data-index={index}
      ref={measure}
      style={{ top }}
    >
      {(layout.hasSelect || layout.start.length > 0) && (
        <div role="presentation" className="pins start">
          {layout.hasSelect && <SelectCell {...props} />}
          {layout.start.map((place) => cell(place, props))}
        </div>
      )}
      {center.map((place, at) => cell(place, props, at === 0))}
      {(layout.hasMenu || layout.end.length > 0) && (
        <div role="presentation" className="pins end">
          {layout.end.map((place) => cell(place, props))}
          {layout.hasMenu && <MenuCell {...props} />}
        </div>
      )}
    </div>
  );
}

/** Memoised. The cast gives back the type parameter, which `memo` cannot carry. */
export const RowLine = memo(Row) as typeof Row;

/** A function, not a component: twenty components in each row would slow down scrolling. */
function cell<R>(place: Place<R>, props: RowLineProps<R>, isFirst = false): ReactNode {
  const { column, index, className, style } = place;
  const { row, layout, locale, t } = props;
  const state = column.state?.(row);
  const isName = index === (layout.hasSelect ? 2 : 1);
  return (
    <div
      key={column.id}
      role={isName ? 'rowheader' : 'gridcell'}
      aria-colindex={index}
      className={`${className}${state ? ` ${state}` : ''}${isFirst ? ' first' : ''}`}
      style={style}
    >
      {isName && <Opener {...props} />}
      {explained(column, row, state, { locale, t, tabIndex: -1 })}
    </div>
  );
}

function Opener<R>({ isBranch, isOpen, isTree, level, t }: RowLineProps<R>) {
  if (!isBranch && !isTree) return null;
  return (
    <>
      {level > 0 && <span className="indent" style={{ '--level': level }} />}
      {isBranch ? (
        <button
          type="button"
          className="opener"
          data-act="open"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={isOpen ? t.close : t.open}
        >
          <Icon of={ChevronRight} size="sm" />
        </button>
      ) : (
        <span className="opener" />
      )}
    </>
  );
}

function SelectCell<R>({ isSelected, disabledReason, layout, row, t }: RowLineProps<R>) {
  const name = (layout.start[0] ?? layout.center[0])?.column.value?.(row) ?? '';
  return (
    <div role="gridcell" aria-colindex={1} className="cell select">
      {(isSelected !== undefined || disabledReason !== undefined) && (
        <span
          role="checkbox"
          tabIndex={-1}
          className="box"
          data-act="select"
          data-selected={isSelected || undefined}
          data-disabled={disabledReason === undefined ? undefined : true}
          aria-checked={isSelected ?? false}
          aria-disabled={disabledReason === undefined ? undefined : true}
          aria-label={t.select(String(name))}
          title={disabledReason}
        >
          <CheckMark />
        </span>
      )}
    </div>
  );
}

function MenuCell<R>({ hasMenu, layout, t }: RowLineProps<R>) {
  return (
    <div role="gridcell" aria-colindex={layout.count} className="cell menu">
      {hasMenu && (
        <button type="button" className="more" data-act="menu" aria-haspopup="menu" aria-label={t.more} tabIndex={-1}>
          <Icon of={EllipsisVertical} size="sm" />
        </button>
      )}
    </div>
  );
}
