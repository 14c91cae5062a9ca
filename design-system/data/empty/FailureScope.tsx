import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode, type RefObject } from 'react';

/** What failed on one page. */
class Failures {
  private readonly places = new Set<Element>();
  private readonly listeners = new Set<() => void>();

  add(place: Element) {
    this.places.add(place);
    this.notify();
    return () => {
      this.places.delete(place);
      this.notify();
    };
  }

  /** By its place on the page, not by when it failed. */
  isFirst(place: Element | null) {
    if (!place) return false;
    return ![...this.places].some((other) => other.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private notify() {
    for (const listener of this.listeners) listener();
  }
}

const Scope = createContext<Failures | null>(null);

/** One page: of all that fails on it, the first shows the drawing. */
export function FailureScope({ children }: { children: ReactNode }) {
  return <Scope value={useMemo(() => new Failures(), [])}>{children}</Scope>;
}

/** Whether this is what failed first on its page. What stands on no page, as in a drawer, is by itself. */
export function useIsFirstFailure(place: RefObject<Element | null>, isFailure: boolean): boolean {
  const failures = use(Scope);
  useLayoutEffect(() => {
    if (isFailure && failures && place.current) return failures.add(place.current);
  }, [failures, isFailure, place]);
  const isFirst = useSyncExternalStore(failures?.subscribe ?? ignore, () => failures?.isFirst(place.current) ?? true);
  return !isFailure || isFirst;
}

const ignore = () => () => undefined;
