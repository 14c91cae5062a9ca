import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';

interface TableSkeletonProps<Row> extends Pick<
  TableProps<Row>,
  'label' | 'columns' | 'view' | 'density' | 'rowHeight' | 'phone' | 'skeletonRows'
> {
  /** Whether its rows will have boxes and a menu: they take room. */
  hasBoxes?: boolean;
  hasMenu?: boolean;
}

/** The head of a table whose rows have not come, and lines or cards in their geometry. Where the columns are not known either: Skeleton. */
export function TableSkeleton<Row>({ hasBoxes, hasMenu, ...look }: TableSkeletonProps<Row>) {
  return (
    // Nothing in it can be pressed or read yet: readers of the screen learn from the surroundings that it loads.
    <div aria-hidden inert>
      <Table
        {...look}
        rows={none}
        rowKey={String}
        status="loading"
        {...(hasBoxes && { selection: { keys: nobody, onChange: () => {} } })}
        {...(hasMenu && { rowMenu: () => null })}
      />
    </div>
  );
}

const none: readonly never[] = [];
const nobody: ReadonlySet<string> = new Set();
