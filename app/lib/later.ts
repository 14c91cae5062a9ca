import type { ComponentType } from 'react';
import { lazily, type Lazily } from '#design-system/foundation/lazily.ts';

/** A part of the console that is not on the server any more: a newer version has taken its place. */
export class PartGone extends Error {
  override readonly name = 'PartGone';
}

/**
 * A part of the console that is fetched when it is shown for the first time, or ahead of it. When it is not there any more, the page is loaded
 * again, once: with the new version it is found. If not, `PartGone` is thrown, and the page offers to load again; it never does so by itself twice.
 */
export const later = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): Lazily<Props> =>
  lazily(() => fetched(name, load, thisPage()), load);

/** What is needed of a page, so that tests need none. */
export interface LoadedPage {
  isOnline: () => boolean;
  /** What this tab remembers from one loading to the next. */
  memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  reload: () => void;
}

export async function fetched<Part>(name: string, load: () => Promise<Part>, page: LoadedPage): Promise<Part> {
  const mark = `provena.reloaded ${name}`;
  try {
    const part = await load();
    page.memory?.removeItem(mark);
    return part;
  } catch (error) {
    // Without a network nothing is gone, and nothing would come back.
    if (!page.isOnline()) throw error;
    // Where nothing is remembered, reloading could go on for ever.
    if (!page.memory || page.memory.getItem(mark) !== null) throw new PartGone(name, { cause: error });
    page.memory.setItem(mark, '1');
    page.reload();
    return new Promise(() => {});
  }
}

const thisPage = (): LoadedPage => ({
  isOnline: () => navigator.onLine,
  memory: storage(),
  reload: () => location.reload(),
});

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
