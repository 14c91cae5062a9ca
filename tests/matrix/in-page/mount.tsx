import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from '#app/Console.tsx';
import { createMemoryRouter } from '#app/lib/router.ts';
import { routes } from '#app/routes/routes.tsx';
import type { Session } from '#app/session/session.ts';
import { toasts } from '#design-system/overlays/toast/toasts.ts';
import { memoryStorage } from '#storybook/driven/memory.ts';
import { pendingCalls } from './network.ts';

/** The console as it stands at an address. */
export interface Mounted {
  router: ReturnType<typeof createMemoryRouter>;
  cache: QueryClient;
  /** What still moves after too long, or nothing. */
  waits: string[];
  unmount: () => void;
}

/** The cache of the console that is mounted. */
let cache: QueryClient | undefined;

/** The console creates its own query cache, so a component inside it reports the cache to the matrix. */
function CacheReport() {
  const found = useQueryClient();
  useLayoutEffect(() => {
    cache = found;
  }, [found]);
  return null;
}

const reportingRoutes = routes.map((route) =>
  Object.assign({}, route, {
    element: (
      <>
        <CacheReport />
        {route.element}
      </>
    ),
  }),
);

/** For what hangs, on the busiest machine. */
const patience = 30_000;
const calmRounds = 2;

export async function mount(at: string, session: Session, locale: 'zh-CN' | 'en'): Promise<Mounted> {
  const place = document.createElement('div');
  document.body.append(place);
  cache = undefined;
  const router = createMemoryRouter(reportingRoutes, { initialEntries: [at] });
  const storage = memoryStorage();
  const root = createRoot(place);
  root.render(<Console router={router} session={session} storage={storage} settings={{ locale }} pause={0} />);
  const waits = await settle();
  const found = cacheInside();
  return {
    router,
    cache: found,
    waits,
    unmount() {
      root.unmount();
      router.dispose();
      found.clear();
      place.remove();
      toasts.clear();
      for (const said of document.querySelectorAll('[data-live-announcer] > *')) said.replaceChildren();
    },
  };
}

function cacheInside(): QueryClient {
  if (!cache) throw new Error('The console has mounted no page');
  return cache;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** React draws in slices, with frames in between: it has ended when nothing is left to do. */
const whenIdle = () => new Promise((resolve) => requestIdleCallback(resolve));

/** Until nothing is asked, nothing is busy and nothing changes the page any more. */
async function settle(): Promise<string[]> {
  const end = performance.now() + patience;
  let hasChanged = true;
  const watch = new MutationObserver(() => {
    hasChanged = true;
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  let isCalm = false;
  let waits: string[] = [];
  for (let calm = 0; calm < calmRounds && performance.now() < end; calm = isCalm ? calm + 1 : 0) {
    await whenIdle();
    // What is measured is measured with a frame.
    if (isCalm) await nextFrame();
    await whenIdle();
    waits = reasons();
    isCalm = !waits.length && !hasChanged;
    hasChanged = false;
  }
  watch.disconnect();
  return isCalm ? [] : [...waits, 'the page moves'];
}

function reasons(): string[] {
  const busy = document.querySelector('[aria-busy="true"]');
  return [
    ...(cache ? [] : ['nothing is mounted']),
    ...(pendingCalls() ? ['calls are pending'] : []),
    ...(cache && (cache.isFetching() || cache.isMutating()) ? ['queries are fetching'] : []),
    ...(busy ? [`busy: ${busy.getAttribute('aria-label') ?? busy.textContent?.slice(0, 40)}`] : []),
  ];
}
