import { useEffect, useState } from 'react';

let isLoaded = false;
let loading: Promise<void> | undefined;

/** Fetched once. A failure is forgotten, so that the next chart asks again. */
const load = () =>
  (loading ??= import('./accessibility.ts').then(
    ({ addAccessibility }) => {
      addAccessibility();
      isLoaded = true;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/**
 * Whether charts have what keyboards and readers of the screen need. It is a quarter of the engine and shows nothing, so it is asked for when the first
 * chart is painted; that is long before somebody has reached a chart by keys. A chart without it is no chart: when it can't be fetched, that is an error.
 */
export function useAccessible(): boolean {
  const [state, setState] = useState<{ is: boolean; error?: unknown }>({ is: isLoaded });
  const { is } = state;
  useEffect(() => {
    if (is) return undefined;
    let isHere = true;
    const tell = (next: typeof state) => isHere && setState(next);
    const frame = afterPaint(() => {
      load().then(
        () => tell({ is: true }),
        (error: unknown) => tell({ is: false, error }),
      );
    });
    return () => {
      isHere = false;
      cancelAnimationFrame(frame());
    };
  }, [is]);
  if (state.error !== undefined) throw state.error;
  return is;
}

/** Acts when the next frame has been painted. Returns what is awaited. */
function afterPaint(act: () => void): () => number {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => frame;
}
