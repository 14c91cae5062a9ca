import type { ComponentType, ReactNode } from 'react';
import { lazyComponent, type LazyComponent } from '#design-system/foundation/lazy/lazyComponent.ts';

/** Thrown when a chunk of the console is not on the server any more, because a newer version has replaced it. */
export class PartUnavailable extends Error {
  override readonly name = 'PartGone';
}

/**
 * A component in a chunk of its own, fetched when it is shown or preloaded. A browser does not import a chunk again that has failed in the same page.
 * So a chunk that is gone reloads the page once, to get the new version, and a second time if only the HTTP cache misses the chunk. If it still fails,
 * `PartUnavailable` is thrown and the page offers to reload. Where something that was typed is not saved, the page does not reload by itself, and the
 * offer replaces the part.
 */
export const lazyPart = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): LazyComponent<Props> =>
  lazyComponent(() => fetched<ComponentType<Props>>(name, load, thisPage(), reloadOffer), load);

type Offer = () => ReactNode;

let reloadOffer: Offer | null = null;

/** What stands in place of a part that is gone, on a page with unsaved text. The shell draws it. */
export function offerReloadWith(offer: Offer) {
  reloadOffer = offer;
}

/** The parts of the browser that this needs, so that tests can replace them. */
export interface LoadedPage {
  isOnline: () => boolean;
  /** The storage of this tab, which survives a reload. */
  memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  reload: () => void;
  /** Fetches the refused files past the HTTP cache. Returns whether any of them exists now. */
  refetch: (error: unknown) => Promise<boolean>;
  /** Whether leaving would lose what was typed. */
  hasUnsaved: () => boolean;
}

export async function fetched<Part>(name: string, load: () => Promise<Part>, page: LoadedPage, offer: Part | null = null): Promise<Part> {
  const mark = `provena.reloaded ${name}`;
  try {
    const part = await load();
    page.memory?.removeItem(mark);
    return part;
  } catch (error) {
    // Offline, the chunk is not gone, and reloading would not help.
    if (!page.isOnline()) throw error;
    const allowed = (await page.refetch(error)) ? 2 : 1;
    if (page.hasUnsaved()) {
      if (offer !== null) return offer;
      throw new PartUnavailable(name, { cause: error });
    }
    // Without storage, reloading could repeat for ever.
    if (!page.memory || Number(page.memory.getItem(mark)) >= allowed) throw new PartUnavailable(name, { cause: error });
    page.memory.setItem(mark, String(allowed));
    page.reload();
    return new Promise(() => {});
  }
}

const thisPage = (): LoadedPage => ({
  isOnline: () => navigator.onLine,
  memory: storage(),
  reload: () => location.reload(),
  refetch: async (error) => {
    const answers = await Promise.allSettled(refusedChunks(error).map((url) => fetch(url, { cache: 'reload' })));
    return answers.some((answer) => answer.status === 'fulfilled' && answer.value.ok);
  },
  // Forms answer this event when the window is closed; here nothing is.
  hasUnsaved: () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
});

/**
 * A chunk that was missing during an upload may have a 404 in the HTTP cache that outlives it by a year. Chrome and Firefox name the chunk in the
 * error; a chunk that it imports is only in the timings.
 */
const refusedChunks = (error: unknown) => [
  ...(/https?:\S+/.exec(String(error)) ?? []),
  ...performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400 && entry.name.includes('/assets/'))
    .map(({ name }) => name),
];

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
