import { useState } from 'react';
import { withoutWidth, withWidth, type TableView } from './view.ts';

interface Given {
  view?: TableView | undefined;
  onViewChange?: ((view: TableView) => void) | undefined;
}

export interface ViewState {
  /** As it is drawn: with the width that is being dragged. */
  view: TableView;
  setView: (view: TableView) => void;
  resize: (id: string, width: number | undefined, isDone: boolean) => void;
}

const untouched: TableView = {};

/** The view of the caller, or the table's own. A width that is being dragged is shown at once, but reported only on release. */
export function useView({ view: given, onViewChange }: Given): ViewState {
  const [own, setOwn] = useState(untouched);
  const [dragged, setDragged] = useState<{ id: string; width: number }>();
  const current = given ?? own;
  const setView = (next: TableView) => {
    setOwn(next);
    onViewChange?.(next);
  };
  const resize = (id: string, width: number | undefined, isDone: boolean) => {
    setDragged(isDone || width === undefined ? undefined : { id, width });
    if (isDone) setView(width === undefined ? withoutWidth(current, id) : withWidth(current, id, width));
  };
  return { view: dragged ? withWidth(current, dragged.id, dragged.width) : current, setView, resize };
}
