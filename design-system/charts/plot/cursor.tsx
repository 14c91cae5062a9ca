import { createContext, use, useId, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';

interface CursorPosition {
  /** The label of the point, so that charts with other points find their own. */
  label: string;
  owner: string;
}

interface CursorStore {
  get: () => CursorPosition | null;
  set: (held: CursorPosition | null) => void;
  subscribe: (listener: () => void) => () => void;
}

function createCursorStore(): CursorStore {
  let position: CursorPosition | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => position,
    set: (next) => {
      if (next?.label === position?.label && next?.owner === position?.owner) return;
      position = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Shared = createContext<CursorStore | null>(null);

/** Charts inside point at the same moment together: where one is read, the others show their values there. */
export function CursorGroup({ children }: { children: ReactNode }) {
  const [store] = useState(createCursorStore);
  return <Shared value={store}>{children}</Shared>;
}

/** The cursor of one chart. */
export interface ChartCursor {
  hold: (label: string | null) => void;
  store: CursorStore;
  id: string;
}

export function useChartCursor(): ChartCursor {
  const shared = use(Shared);
  const [own] = useState(createCursorStore);
  const id = useId();
  const store = shared ?? own;
  return useMemo(() => ({ id, store, hold: (label) => store.set(label === null ? null : { label, owner: id }) }), [id, store]);
}

/** Where the cursor is. Only what follows it reads this, so that moving it renders nothing else. */
export function useCursorPlace({ store, id }: ChartCursor): { label: string; isOwn: boolean } | null {
  const position = useSyncExternalStore(store.subscribe, store.get);
  return position && { label: position.label, isOwn: position.owner === id };
}
