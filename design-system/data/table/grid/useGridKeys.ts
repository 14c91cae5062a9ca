import type { KeyboardEvent, RefObject } from 'react';
import { cellOf, lineOf, rowOf, spotOf, widgetsOf } from './cells.ts';
import { moved } from './moves.ts';
import type { GridFocus } from './useGridFocus.ts';

interface Given {
  focus: GridFocus;
  /** An element after the table, from which Tab continues. */
  exit: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  /** Rows that fit on the screen. */
  page: () => number;
  acts: GridActs;
}

/** What keys do where they are. */
export interface GridActs {
  onOpen: (index: number, isOpen: boolean) => void;
  onSelect: (index: number, isRange: boolean) => void;
  onSelectAll: () => void;
  onColumnMenu: (head: HTMLElement) => void;
}

/**
 * The keys of a grid: one stop for Tab, arrows from cell to cell. A cell with something to press gives it the focus; with several, the
 * arrows go through them first, so that there is no mode to enter or leave.
 */
export function useGridKeys({ focus, exit, rows, columns, page, acts }: Given) {
  return (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented) return;
    if (event.key === 'Tab') {
      if (!event.shiftKey) exit.current?.focus({ preventScroll: true });
      return;
    }
    if (isWriting(event.target)) return;
    if (acted(event, cell, acts) || stepped(event, cell)) {
      event.preventDefault();
      return;
    }
    const spot = spotOf(cell);
    const column = focus.last.current?.row === spot.row ? focus.last.current.column : spot.column;
    const to = moved({ row: spot.row, column }, event, { rows, columns, page: page() });
    if (!to) return;
    event.preventDefault();
    focus.focusSpot(to, event.key === 'ArrowLeft' ? 'last' : 'first');
  };
}

/** From one thing to press to the next inside a cell. */
function stepped({ key, target }: KeyboardEvent, cell: HTMLElement): boolean {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const widgets = widgetsOf(cell);
  const at = widgets.findIndex((widget) => widget === target);
  if (step === undefined || at < 0 || at + step < 0) return false;
  const next = widgets[at + step];
  next?.focus({ preventScroll: true });
  return next !== undefined;
}

function acted(event: KeyboardEvent, cell: HTMLElement, acts: GridActs): boolean {
  const act = actOn(event, cell, acts);
  act?.();
  return act !== undefined;
}

function actOn(event: KeyboardEvent, cell: HTMLElement, acts: GridActs): (() => void) | undefined {
  const { key, target, shiftKey } = event;
  const role = cell.getAttribute('role');
  if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) return acts.onSelectAll;
  if (role === 'columnheader' && event.altKey && key === 'ArrowDown') return () => acts.onColumnMenu(cell);
  const isBox = target instanceof Element && target.getAttribute('role') === 'checkbox';
  const line = lineOf(cell);
  if (line === undefined) return key === ' ' && isBox ? acts.onSelectAll : undefined;
  if (key === ' ' && (isBox || shiftKey)) return () => acts.onSelect(line, shiftKey);
  const state = role === 'rowheader' ? rowOf(cell)?.dataset['open'] : undefined;
  if (key === 'ArrowRight' && state === 'false') return () => acts.onOpen(line, true);
  if (key === 'ArrowLeft' && state === 'true') return () => acts.onOpen(line, false);
  return undefined;
}

/** In a field the arrows belong to the text. */
function isWriting(target: EventTarget): boolean {
  return (
    target instanceof Element && target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]')
  );
}
