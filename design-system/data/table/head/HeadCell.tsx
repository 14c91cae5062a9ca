/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that stand at their own place, and share a fixed region, cannot be table tags */
import { ArrowDown, ArrowUp, ChevronDown, ChevronsUpDown } from 'lucide-react';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { canSort } from '../columns/column.ts';
import type { Place } from '../columns/layout.ts';
import { useTableWords } from '../words.ts';
import { WidthHandle } from './WidthHandle.tsx';

interface HeadCellProps<Row> {
  place: Place<Row>;
  onResize: (width: number | undefined, isDone: boolean) => void;
}

/** The head of one column: a press sorts, dragging moves it, its edge resizes it, and its menu does all of that by keyboard. */
export function HeadCell<Row>({ place, onResize }: HeadCellProps<Row>) {
  const { column, index, className, sort, width } = place;
  const t = useTableWords();
  const direction = sort && (sort.isDescending ? 'descending' : 'ascending');
  const isFirst = sort && (sort.rank ?? 1) === 1;
  return (
    <div
      role="columnheader"
      className={`head ${className}`}
      style={{ width }}
      aria-colindex={index}
      aria-sort={isFirst ? direction : undefined}
      data-column={column.id}
    >
      {canSort(column) ? (
        <button type="button" className="title" data-act="sort" tabIndex={-1} aria-keyshortcuts="Alt+ArrowDown">
          <span className="words">{column.title}</span>
          {sort ? <Icon of={sort.isDescending ? ArrowDown : ArrowUp} size="xs" /> : <Idle />}
          {sort?.rank && (
            <>
              <span aria-hidden className="rank">
                {sort.rank}
              </span>
              <VisuallyHidden>{t.sortedAs(sort.rank, sort.isDescending)}</VisuallyHidden>
            </>
          )}
        </button>
      ) : (
        <span className="title">
          <span className="words">{column.title}</span>
        </span>
      )}
      {column.title && (
        <button type="button" className="opener" data-act="column" tabIndex={-1} aria-haspopup="menu" aria-label={t.menuOf(column.title)}>
          <Icon of={ChevronDown} size="xs" />
        </button>
      )}
      <WidthHandle label={t.widthOf(column.title)} width={width} onResize={onResize} />
    </div>
  );
}

/** Stands beyond the text, so that the head stays in line with its figures. */
function Idle() {
  return (
    <span className="idle">
      <Icon of={ChevronsUpDown} size="xs" />
    </span>
  );
}
