import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import type { Column } from '../columns/column.ts';

interface SkeletonCardsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  hasMenu: boolean;
}

const names = [148, 104, 128, 92] as const;
const values = [88, 64, 112, 72, 56] as const;

/** Cards to come: their frames, and the names of what will stand in them. */
export function SkeletonCards<Row>({ columns, count, hasMenu }: SkeletonCardsProps<Row>) {
  const at = (place: NonNullable<Column<Row>['phone']>) => columns.filter((column) => column.phone === place);
  return (
    <div role="presentation" className="skeletons" aria-hidden>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="card">
          <div className="front">
            <div className="name-of">
              <Skeleton width={names[card % 4] ?? 104} />
            </div>
            {at('aside').map(({ id }) => (
              <Skeleton key={id} width={48} />
            ))}
            {hasMenu && <div className="more" />}
          </div>
          <dl className={at('half').some(({ explain }) => explain) ? 'pressed' : undefined}>
            {[...at('line'), ...at('half')].map(({ id, title, phone }, index) => (
              <div key={id} className={`pair ${phone === 'half' ? 'half' : ''}`}>
                <dt>{title}</dt>
                <dd>
                  <Skeleton width={phone === 'half' ? 56 : (values[(card + index) % 5] ?? 64)} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
