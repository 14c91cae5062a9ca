import type { KeyboardEvent, MouseEvent } from 'react';

const stop = 'td > button[tabindex="0"]';

/** The map is one tab stop: its first figure, or the one that had the focus last. */
export function keepOneTabStop(map: HTMLElement | null) {
  const first = map?.querySelector(stop) ? null : map?.querySelector<HTMLElement>('td > button');
  if (first) first.tabIndex = 0;
}

/** The row and the point of the figure that was pressed. */
export function pressedFigure({ target }: MouseEvent<HTMLElement>): { row: string; point: number } | null {
  const cell = target instanceof Element ? target.closest('button')?.closest('td') : null;
  const line = cell?.closest('tr');
  const row = line?.dataset.row;
  if (!cell || !line || row === undefined) return null;
  return { row, point: [...line.querySelectorAll('td:not([data-part])')].indexOf(cell) };
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus from figure to figure with the arrow keys. Does nothing where there is no figure in that direction. */
export function moveByArrowKey(event: KeyboardEvent<HTMLElement>) {
  const [rows, columns] = steps[event.key] ?? [0, 0];
  const cell = event.target instanceof HTMLButtonElement ? event.target.closest('td') : null;
  const row = cell?.parentElement;
  const body = row?.parentElement;
  if (!cell || !row || !body || (!rows && !columns)) return;
  event.preventDefault();
  const lines = [...body.children];
  const target = lines[lines.indexOf(row) + rows]?.children[[...row.children].indexOf(cell) + columns]?.querySelector('button');
  if (!target) return;
  for (const one of event.currentTarget.querySelectorAll<HTMLElement>(stop)) one.tabIndex = -1;
  target.tabIndex = 0;
  target.focus();
}
