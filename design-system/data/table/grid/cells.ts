/** Everything in a table that can hold the focus of the grid. */
const cellSelector = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';

/** Where a cell stands: lines of the head and the totals count, from 1; columns as `aria-colindex`. */
export interface Spot {
  row: number;
  column: number;
}

export function cellOf(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>(cellSelector) : null;
}

export function rowOf(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('[role="row"]') : null;
}

export function spotOf(cell: Element): Spot {
  return {
    row: Number(rowOf(cell)?.getAttribute('aria-rowindex') ?? 0),
    column: Number(cell.getAttribute('aria-colindex') ?? 0),
  };
}

/** The line of the body in which something stands. */
export function lineOf(element: EventTarget | null): number | undefined {
  const line = element instanceof Element ? element.closest('[data-index]') : null;
  return line ? Number(line.getAttribute('data-index')) : undefined;
}

/** The cell at a spot; in a line that has one cell for all columns, that one; where a line has none, as totals below the boxes, the nearest. */
export function cellAt(grid: Element, { row, column }: Spot): HTMLElement | null {
  const line = grid.querySelector(`[role="row"][aria-rowindex="${row}"]`);
  const cells = line ? [...line.querySelectorAll<HTMLElement>(cellSelector)] : [];
  const farFrom = (cell: Element) => Math.abs(Number(cell.getAttribute('aria-colindex') ?? 0) - column);
  return cells.find((cell) => covers(cell, column)) ?? cells.toSorted((a, b) => farFrom(a) - farFrom(b))[0] ?? null;
}

function covers(cell: Element, column: number): boolean {
  const first = Number(cell.getAttribute('aria-colindex') ?? 0);
  return column >= first && column < first + Number(cell.getAttribute('aria-colspan') ?? 1);
}

/** What in a cell takes the focus instead of the cell, from left to right. */
export function widgetsOf(cell: Element): HTMLElement[] {
  const found = cell.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [role="checkbox"], [tabindex="0"]',
  );
  return [...found].filter((widget) => widget.closest(cellSelector) === cell);
}
