import type { ComponentType, ReactNode } from 'react';
import { lazyComponent, type LazyComponent } from '#design-system/foundation/lazy/lazyComponent.ts';

/** Thrown when a chunk of the console is not on the server any more, because a newer version has replaced it. */
export class PartUnavailable extends Error {
  override readonly name = 'PartGone';
}

/**
 * A component in a chunk of its own, fetched when it is shown or preloaded. When the chunk is gone, the page reloads once to get the new version.
 * If it is still missing, `PartUnavailable` is thrown and the page offers to reload; it never reloads by itself twice. Where something that was
 * typed is not saved, the page stays as it is, and the offer stands in the place of the part.
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
    if (page.hasUnsaved()) {
      if (offer !== null) return offer;
      throw new PartUnavailable(name, { cause: error });
    }
    // Without storage, reloading could repeat for ever.
    if (!page.memory || page.memory.getItem(mark) !== null) throw new PartUnavailable(name, { cause: error });
    page.memory.setItem(mark, '1');
    page.reload();
    return new Promise(() => {});
  }
}

const thisPage = (): LoadedPage => ({
  isOnline: () => navigator.onLine,
  memory: storage(),
  reload: () => location.reload(),
  // Forms answer this event when the window is closed; here nothing is.
  hasUnsaved: () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
});

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
