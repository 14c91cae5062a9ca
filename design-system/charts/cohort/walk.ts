import type { KeyboardEvent } from 'react';

const buttonsIn = (map: Element) => [...map.querySelectorAll('td button')].filter((one) => one instanceof HTMLButtonElement);

/** A map is one stop of the tab key: its first figure, or that on which somebody was last. */
export function oneStop(map: HTMLElement | null) {
  const all = map ? buttonsIn(map) : [];
  if (all[0] && !all.some(({ tabIndex }) => tabIndex === 0)) all[0].tabIndex = 0;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** With the arrow keys from figure to figure; where there is none in that direction, nothing happens. */
export function walk(event: KeyboardEvent<HTMLElement>) {
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
