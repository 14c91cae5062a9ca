import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { alignOf } from '../columns/column.ts';
import { menuWidth, placesOf, selectWidth, type Layout } from '../columns/layout.ts';

interface SkeletonLinesProps<Row> {
  layout: Layout<Row>;
  count: number;
}

/** Shares of the room that names and numbers take, so that it looks like some. */
const text = ['72%', '54%', '64%', '46%', '60%'] as const;
const number = ['48%', '40%', '52%', '44%'] as const;

/** Rows to come, in their geometry. Columns that are scrolled out of sight are left out. */
export function SkeletonLines<Row>({ layout, count }: SkeletonLinesProps<Row>) {
  const places = placesOf(layout).slice(0, 16);
  return (
    <div role="presentation" className="skeletons" aria-hidden>
      {Array.from({ length: count }, (_, line) => (
        <div key={line} className="row">
          {layout.hasSelect && <div className="cell select" style={{ width: selectWidth }} />}
          {places.map(({ column, index, className, style }) => (
            <div key={column.id} className={className} style={style}>
              <Skeleton width={alignOf(column) === 'end' ? (number[(line + index) % 4] ?? '48%') : (text[(line + index) % 5] ?? '60%')} />
            </div>
          ))}
          {layout.hasMenu && <div className="cell menu" style={{ width: menuWidth }} />}
        </div>
      ))}
    </div>
  );
}
