import { useState } from 'react';

/** A menu or popover beside a place in the table: one for all rows, instead of one in each. */
export interface Float<Subject> {
  subject: Subject | undefined;
  isOpen: boolean;
  anchor: HTMLElement | null;
  /** Under the pointer, where it was opened by its second button. */
  point: { x: number; y: number } | undefined;
  open: (subject: Subject, anchor: HTMLElement, point?: { x: number; y: number }) => void;
  close: () => void;
}

export function useFloat<Subject>(): Float<Subject> {
  const [state, setState] = useState<Pick<Float<Subject>, 'subject' | 'isOpen' | 'anchor' | 'point'>>(closed);
  const open: Float<Subject>['open'] = (subject, anchor, point) => {
    // The anchor stands in a row that must not be drawn again for it.
    tell(anchor, true);
    setState({ subject, isOpen: true, anchor, point });
  };
  const close = () => {
    if (state.anchor) tell(state.anchor, false);
    setState((was) => ({ ...was, isOpen: false }));
  };
  return { ...state, open, close };
}

/** A right click opens from any word of a row, and only a button may say that something is open. */
function tell(anchor: HTMLElement, isOpen: boolean) {
  if (anchor.matches('button')) anchor.setAttribute('aria-expanded', String(isOpen));
}

const closed = { subject: undefined, isOpen: false, anchor: null, point: undefined };
