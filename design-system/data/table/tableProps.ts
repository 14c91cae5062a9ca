import type { ReactNode } from 'react';
import type { Density } from '../../foundation/Provena.tsx';
import type { Columns } from './columns/column.ts';
import type { TableView } from './columns/view.ts';
import type { Totals } from './head/TotalsLine.tsx';
import type { TableSection } from './rows/lines.ts';
import type { Keys } from './rows/selection.ts';

/** Rows that can be chosen, and what can be done with the chosen ones. */
export interface TableSelection<Row> {
  keys: Keys;
  onChange: (keys: Keys) => void;
  /** A row that cannot be selected has no box. */
  canSelect?: (row: Row) => boolean;
  /** Why a row cannot be selected that might be expected to: its box stands there, disabled, and says so. */
  disabledReason?: (row: Row) => string | undefined;
  /** How many are selected, where they are more than the keys: all that a service has. */
  count?: number;
  /** Clears all of them. Without it the keys are emptied. */
  onClear?: () => void;
  /** Buttons of the bar that stands above the head while something is selected. */
  acts?: ReactNode;
}

interface Opening {
  /** Which rows are open. The table keeps them itself where it is left out. */
  open?: Keys;
  onOpenChange?: (open: Keys) => void;
}

interface DetailOpening<Row> extends Opening {
  /** A panel over the whole width, below its row. */
  detail: (row: Row) => ReactNode;
  canOpen?: (row: Row) => boolean;
}

interface TreeOpening<Row> extends Opening {
  /** Rows of the same columns, one level deeper. */
  children: (row: Row) => readonly Row[] | undefined;
}

export type TableExpansion<Row> = DetailOpening<Row> | TreeOpening<Row>;

interface TableContent<Row> {
  /** What the rows are: 推广活动. */
  label: string;
  columns: Columns<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  totals?: Totals;
  selection?: TableSelection<Row>;
  /** MenuItems for one row; null for a row that has none, which then shows no button for them. */
  rowMenu?: (row: Row) => ReactNode;
  expansion?: TableExpansion<Row>;
  /** Which rows stand together, under heads of their own. Keep the list in a constant or a memo. */
  sections?: readonly TableSection<Row>[];
}

interface TableViewing {
  /** What the reader made of the columns. The table keeps it itself where it is left out. */
  view?: TableView;
  onViewChange?: (view: TableView) => void;
  /** The rows come in order already: pages of a service. */
  isSortedByCaller?: boolean;
  /** The reader scrolls down to the last rows: time to read more of them. */
  onEnd?: () => void;
}

interface TableLook {
  /** Former rows that stay in sight while others are on their way are marked by AsyncView. */
  status?: 'ready' | 'loading';
  /** How many rows are expected while it loads; without it as many as are seen. */
  skeletonRows?: number;
  /** Stands where rows would be: an Empty that says why. */
  empty?: ReactNode;
  /** That of the surroundings where it is left out. */
  density?: Density;
  /** Pixels, for rows of two lines; or as high as what they hold. */
  rowHeight?: number | 'content';
  /** Grows with its rows, or fills its place and scrolls in it. */
  height?: 'content' | 'fill';
  /** On a phone: the same columns, scrolled sideways, or a card for each row. */
  phone?: 'columns' | 'cards';
  /** On cards: English names of pairs that are longer than two words stay on one line. */
  hasLongTerms?: boolean;
}

export interface TableProps<Row> extends TableContent<Row>, TableViewing, TableLook {}
