import { useEffect, useEffectEvent } from 'react';

interface Turned {
  page: number;
  /** Unknown until there is an answer to what is asked now. */
  last: number | undefined;
  turn: (page: number) => void;
}

export const lastPage = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/** A page that is no more, because its rows were deleted or the link is old, gives way to the last one. */
export function useLastPage({ page, last, turn }: Turned) {
  const turnBack = useEffectEvent(turn);
  useEffect(() => {
    if (last !== undefined && page > last) turnBack(last);
  }, [page, last]);
}
