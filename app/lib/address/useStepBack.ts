import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../router.ts';

/** The state of a step in the history that opened something over the page before it. */
export const opening = { isOpening: true } as const;

/**
 * Closes what stands open by its address: back over the step that opened it, so that the next Back does not open it again. Where a link led
 * straight to it, `instead` takes it out of the address.
 */
export function useStepBack(instead: () => void): () => void {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (left.current !== key) left.current = null;
  }, [key]);
  return () => {
    if (!isOpening(state)) {
      instead();
      return;
    }
    // Until the browser has gone back, a second Escape must not lead further.
    if (left.current === key) return;
    left.current = key;
    void navigate(-1);
  };
}

const isOpening = (state: unknown) => typeof state === 'object' && state !== null && 'isOpening' in state;
