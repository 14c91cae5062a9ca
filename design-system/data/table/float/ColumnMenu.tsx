import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  EyeOff,
  MoveHorizontal,
  PanelLeft,
  PanelRight,
  PinOff,
  RotateCcw,
  X,
} from 'lucide-react';
import { MenuDivider } from '../../../overlays/menu/Menu.tsx';
import { MenuItem } from '../../../overlays/menu/MenuItem.tsx';
import { canHide, canSort, type Column } from '../columns/column.ts';
import { pinOf, withMoved, withoutColumn, withoutWidth, withPin, withSort, type TableView } from '../columns/view.ts';
import { useTableWords } from '../words.ts';
import { FloatMenu } from './FloatMenu.tsx';
import type { Float } from './useFloat.ts';

interface ColumnMenuProps<Row> {
  float: Float<Column<Row>>;
  leaves: readonly Column<Row>[];
  view: TableView;
  setView: (view: TableView) => void;
  move: (view: TableView, id: string) => void;
}

/** Everything that a mouse can do to a column, for the keyboard as well. */
export function ColumnMenu<Row>({ float, ...rest }: ColumnMenuProps<Row>) {
  const t = useTableWords();
  const handle = () => float.anchor?.closest('[role="columnheader"]')?.querySelector<HTMLElement>('[role="separator"]');
  // Closing gives the focus back to the head, and that has to be over.
  const resize = () => requestAnimationFrame(() => requestAnimationFrame(() => handle()?.focus()));
  return (
    <FloatMenu float={float} label={(column) => t.menuOf(column.title)} placement="bottom start">
      {(column) => (
        <>
          {canSort(column) && <SortItems column={column} {...rest} />}
          <PlaceItems column={column} {...rest} />
          <MenuDivider />
          <MenuItem icon={MoveHorizontal} onAction={resize}>
            {t.resize}
          </MenuItem>
          <LastItems column={column} {...rest} />
        </>
      )}
    </FloatMenu>
  );
}

interface ItemsProps<Row> extends Omit<ColumnMenuProps<Row>, 'float'> {
  column: Column<Row>;
}

function SortItems<Row>({ column: { id }, view, setView }: ItemsProps<Row>) {
  const t = useTableWords();
  const others = view.sort?.filter((one) => one.column !== id) ?? [];
  return (
    <>
      <MenuItem icon={ArrowUp} onAction={() => setView(withSort(view, [{ column: id, isDescending: false }]))}>
        {t.ascending}
      </MenuItem>
      <MenuItem icon={ArrowDown} onAction={() => setView(withSort(view, [{ column: id, isDescending: true }]))}>
        {t.descending}
      </MenuItem>
      {others.length !== (view.sort?.length ?? 0) && (
        <MenuItem icon={X} onAction={() => setView(withSort(view, others))}>
          {t.unsorted}
        </MenuItem>
      )}
      <MenuDivider />
    </>
  );
}

function PlaceItems<Row>({ column, leaves, view, move }: ItemsProps<Row>) {
  const t = useTableWords();
  const side = pinOf(column, view);
  const [before, after] = [withMoved(view, leaves, column.id, -1), withMoved(view, leaves, column.id, 1)];
  const pin = (to: 'start' | 'end' | undefined) => () => move(withPin(view, leaves, column.id, to), column.id);
  return (
    <>
      <MenuItem icon={ArrowLeft} isDisabled={before === view} onAction={() => move(before, column.id)}>
        {t.moveLeft}
      </MenuItem>
      <MenuItem icon={ArrowRight} isDisabled={after === view} onAction={() => move(after, column.id)}>
        {t.moveRight}
      </MenuItem>
      {side !== 'start' && (
        <MenuItem icon={PanelLeft} onAction={pin('start')}>
          {t.pinLeft}
        </MenuItem>
      )}
      {side !== 'end' && (
        <MenuItem icon={PanelRight} onAction={pin('end')}>
          {t.pinRight}
        </MenuItem>
      )}
      {side && (
        <MenuItem icon={PinOff} onAction={pin(undefined)}>
          {t.unpin}
        </MenuItem>
      )}
    </>
  );
}

function LastItems<Row>({ column, leaves, view, setView, move }: ItemsProps<Row>) {
  const t = useTableWords();
  return (
    <>
      {view.widths?.[column.id] !== undefined && (
        <MenuItem icon={RotateCcw} onAction={() => setView(withoutWidth(view, column.id))}>
          {t.resetWidth}
        </MenuItem>
      )}
      {canHide(column) && (
        <MenuItem icon={EyeOff} onAction={() => move(withoutColumn(view, leaves, column.id), column.id)}>
          {t.hide}
        </MenuItem>
      )}
    </>
  );
}
