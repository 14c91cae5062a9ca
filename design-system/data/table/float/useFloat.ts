import { useState } from 'react';

/** Something that floats beside a place in the table: one for all rows, instead of one waiting in each. */
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
    anchor.setAttribute('aria-expanded', 'true');
    setState({ subject, isOpen: true, anchor, point });
  };
  const close = () => {
    state.anchor?.setAttribute('aria-expanded', 'false');
    setState((was) => ({ ...was, isOpen: false }));
  };
  return { ...state, open, close };
}

const closed = { subject: undefined, isOpen: false, anchor: null, point: undefined };
