/* oxlint-disable jsx-a11y/prefer-tag-over-role -- cards stand at their own place on a sheet; a list of tags cannot be scrolled in parts */
import { EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import { CheckMark } from '../../../fields/checkbox/CheckMark.tsx';
import type { Locale } from '../../../foundation/words.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { explained } from '../body/cell.tsx';
import { alignOf, type Column } from '../columns/column.ts';
import type { TableWords } from '../words.ts';

export interface CardProps<Row> {
  row: Row;
  index: number;
  count: number;
  top: number;
  columns: readonly Column<Row>[];
  isSelected: boolean | undefined;
  /** Why its box is disabled. */
  disabledReason: string | undefined;
  /** Checkboxes appear once something is selected; before that a long press selects. */
  isSelecting: boolean;
  hasMenu: boolean;
  locale: Locale;
  t: TableWords;
  measure: (element: Element | null) => void;
}

/** One row on a phone: name and state, then pairs, two numbers on one line. OPERATIONS, 390 px. */
function CardOf<R>(props: CardProps<R>) {
  const { index, count, top, columns, isSelected, disabledReason, isSelecting, measure } = props;
  const at = (place: NonNullable<Column<R>['phone']>) => columns.filter((column) => column.phone === place);
  const [title] = at('title');
  const hasFiguresToPress = at('half').some(({ explain }) => explain);
  return (
    <div
      role="listitem"
      className="card"
      aria-setsize={count}
      aria-posinset={index + 1}
      data-index={index}
      data-selected={isSelected || undefined}
      data-selecting={isSelecting || undefined}
      ref={measure}
      style={{ top }}
    >
      <div className="front">
        {(isSelected !== undefined || disabledReason !== undefined) && <Box {...props} />}
        <div className={`name-of ${stateOf(title, props)}`}>{title && content(title, props)}</div>
        {at('aside').map((column) => (
          <div key={column.id} className={stateOf(column, props)}>
            {content(column, props)}
          </div>
        ))}
        {props.hasMenu && <Menu {...props} />}
      </div>
      <dl className={hasFiguresToPress ? 'pressed' : undefined}>
        {at('line').map((column) => (
          <div key={column.id} className="pair">
            <Pair column={column} {...props} />
          </div>
        ))}
        {at('half').map((column) => (
          <div key={column.id} className="pair half">
            <Pair column={column} {...props} />
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The cast gives back the type parameter, which `memo` cannot carry. */
export const Card = memo(CardOf) as typeof CardOf;

function content<R>(column: Column<R>, { row, locale, t }: CardProps<R>) {
  return explained(column, row, column.state?.(row), { locale, t, tabIndex: 0 });
}

const stateOf = <R,>(column: Column<R> | undefined, { row }: CardProps<R>) => column?.state?.(row) ?? '';

function Pair<R>({ column, ...props }: CardProps<R> & { column: Column<R> }) {
  const whole = column.as?.kind === 'day' || column.as?.kind === 'time' ? 'whole' : '';
  return (
    <>
      <dt>{column.title}</dt>
      <dd className={`cell ${alignOf(column) === 'end' ? 'figures' : ''} ${whole} ${stateOf(column, props)}`}>{content(column, props)}</dd>
    </>
  );
}

function Box<R>({ isSelected, disabledReason, row, columns, t }: CardProps<R>) {
  const title = columns.find((column) => column.phone === 'title');
  return (
    <span
      role="checkbox"
      tabIndex={0}
      className="box"
      data-act="select"
      data-selected={isSelected || undefined}
      data-disabled={disabledReason === undefined ? undefined : true}
      aria-checked={isSelected ?? false}
      aria-disabled={disabledReason === undefined ? undefined : true}
      aria-label={t.select(String(title?.value?.(row) ?? ''))}
      title={disabledReason}
    >
      <CheckMark />
    </span>
  );
}

function Menu<R>({ t }: CardProps<R>) {
  return (
    <button type="button" className="more" data-act="menu" aria-haspopup="menu" aria-label={t.more}>
      <Icon of={EllipsisVertical} size="sm" />
    </button>
  );
}
