import type { KeyboardEvent } from 'react';

const buttonsIn = (map: Element) => [...map.querySelectorAll('td button')].filter((one) => one instanceof HTMLButtonElement);

/** The map is one tab stop: its first figure, or the one that had the focus last. */
export function keepOneTabStop(map: HTMLElement | null) {
  const all = map ? buttonsIn(map) : [];
  if (all[0] && !all.some(({ tabIndex }) => tabIndex === 0)) all[0].tabIndex = 0;
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
  for (const one of buttonsIn(event.currentTarget)) one.tabIndex = -1;
  target.tabIndex = 0;
  target.focus();
}
