import { createElement, use, type ComponentType } from 'react';

/** A component that can be fetched before it is shown. When that fails, it is fetched again, and the error shown, where it is rendered. */
export type LazyComponent<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * A component that is fetched when it is shown for the first time, or earlier. `React.lazy` suspends even when the code has already arrived
 * and then renders in interruptible steps; this one renders at once.
 *
 *     const Panel = lazyComponent(async () => (await import('./Panel.tsx')).Panel);
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>, loadAhead = load): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const keep = (part: ComponentType<Props>) => (loaded = part);
  const startLoading = () => (loading ??= begun());
  const begun = () => {
    const started = load().then(keep);
    // What failed stays failed while it is drawn, or it would be fetched for ever. With a line again it is worth another try.
    started.catch(() => addEventListener('online', () => (loading = undefined), { once: true }));
    return started;
  };
  // A component that has called `use` once must call it on every render.
  const usePart = () => (loaded && !loading ? loaded : use(startLoading()));
  const Part = (props: Props) => createElement(usePart(), props);
  return Object.assign(Part, {
    preload: () =>
      loadAhead().then(
        (part) => void keep(part),
        () => undefined,
      ),
  });
}
