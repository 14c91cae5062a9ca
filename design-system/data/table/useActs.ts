import type { KeyboardEvent, MouseEvent } from 'react';
import type { Column } from './columns/column.ts';
import type { ExplainedFigure } from './float/ExplainPopover.tsx';
import { useFloat } from './float/useFloat.ts';
import { lineOf } from './grid/cells.ts';
import type { Hold } from './grid/useLongPress.ts';
import type { TableProps } from './tableProps.ts';
import type { TableState } from './useTableState.ts';

/** Handles all presses in the table by the `data-act` of the pressed element, because rows have no handlers of their own. */
export function useActs<Row>({ rowMenu }: Pick<TableProps<Row>, 'rowMenu'>, state: TableState<Row>) {
  const { lines, leaves, selecting, toggleOpen, toggleSort, hasRowMenu } = state;
  const columnMenu = useFloat<Column<Row>>();
  const menu = useFloat<Row>();
  const explain = useFloat<{ index: number; key: string; column: string }>();

  const columnOf = (element: Element) => {
    const id = element.closest<HTMLElement>('[data-column]')?.dataset['column'];
    return leaves.find((column) => column.id === id);
  };

  /** The figure that is asked about, as it stands now. A row that has gone or moved has none. */
  const figureOf = ({ index, key, column: id }: NonNullable<typeof explain.subject>): ExplainedFigure | undefined => {
    const line = lines.at(index);
    const column = leaves.find((one) => one.id === id);
    return line?.key === key && column?.explain ? { title: column.title, content: column.explain(line.row) } : undefined;
  };

  const act = (pressed: HTMLElement, isRange: boolean) => {
    const index = lineOf(pressed);
    const line = index === undefined ? undefined : lines.at(index);
    const column = columnOf(pressed);
    const acts: Record<string, () => void> = {
      sort: () => column && toggleSort(column.id, isRange),
      column: () => column && columnMenu.open(column, pressed),
      select: () => index !== undefined && selecting.toggle(index, isRange),
      'select-all': selecting.toggleAll,
      open: () => line && toggleOpen(line.key, !line.isOpen),
      menu: () => line && menu.open(line.row, pressed),
      explain: () => index !== undefined && line && column && explain.open({ index, key: line.key, column: column.id }, pressed),
    };
    acts[pressed.dataset['act'] ?? '']?.();
  };

  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null;
    if (pressed) act(pressed, event.shiftKey);
  };
  /** A box is no button: the browser does not press it for the space bar. */
  const onKeyDown = (event: KeyboardEvent) => {
    const box = event.target instanceof HTMLElement && event.target.matches('[role="checkbox"][data-act]') ? event.target : null;
    if (!box || event.key !== ' ') return;
    event.preventDefault();
    act(box, event.shiftKey);
  };
  const openMenu = (index: number, { target, point }: Hold) => {
    const line = lines.at(index);
    if (line?.kind === 'row' && hasRowMenu(line.row)) menu.open(line.row, target, point);
  };
  const onContextMenu = (event: MouseEvent) => {
    // Some browsers send this for a long press, and others do not: `useLongPress` decides for all of them what it does.
    if (isTouch(event.nativeEvent)) {
      event.preventDefault();
      return;
    }
    const line = lines.at(lineOf(event.target) ?? -1);
    if (line?.kind !== 'row' || !hasRowMenu(line.row) || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    menu.open(line.row, event.target, pointOf(event));
  };
  const explained = { ...explain, subject: explain.subject && figureOf(explain.subject) };
  return { columnMenu, menu, explained, handlers: { onClick, onContextMenu }, onKeyDown, onHold: rowMenu && openMenu };
}

const isTouch = (event: object) => event instanceof PointerEvent && event.pointerType === 'touch';

/** The menu key has no pointer: the menu then stands under what holds the focus. */
function pointOf({ button, clientX: x, clientY: y }: MouseEvent) {
  return button === 2 || x > 0 || y > 0 ? { x, y } : undefined;
}
