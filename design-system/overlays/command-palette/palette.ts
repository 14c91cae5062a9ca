import type { ReactNode } from 'react';
import type { LucideIcon } from '../../primitives/icon/Icon.tsx';
import type { Keys } from '../shortcuts/keys.ts';

/** A place to go or a thing to do. */
export interface PaletteItem {
  /** Its own among all groups: app:1001, page:/monitor/roi. */
  id: string;
  label: string;
  /** Quiet words behind the label: the platform of an app, the app of a page. They are searched, too. */
  context?: string;
  /** Other names under which it is found, never shown. */
  keywords?: string;
  /** At the right: where it belongs, a number, what will happen. */
  note?: string;
  icon?: LucideIcon;
  /** Instead of an icon: the glyph of an app, the mark of a channel. */
  mark?: ReactNode;
  shortcut?: Keys;
  /** Where it leads; what does something has `onAction` instead. */
  href?: string;
  onAction?: () => void;
}

export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
  /** Stays when the query begins with >. */
  isActions?: boolean;
}

/** A group whose items are looked up while the reader types. */
export interface PaletteSource {
  id: string;
  title: string;
  /** Rejects, or is aborted, without harm. An answer that comes after the next letter is dropped. Null where nothing was looked up: the query is nothing of the kind, or nobody can be asked. */
  find: (query: string, signal: AbortSignal) => Promise<PaletteFound | null>;
}

/** The best of what was found, and how many there are. */
export interface PaletteFound {
  items: readonly PaletteItem[];
  total: number;
  /** Why that may be, where nothing is found anywhere. */
  cause?: string;
}

/** A looked-up group as far as its answer has come. */
export interface Lookup extends PaletteGroup {
  state: 'looking' | 'found' | 'failed' | 'unavailable';
  /** How many there are, shown or not. */
  total: number;
  cause?: string | undefined;
}

/** The option of an item in the document, for `aria-activedescendant`. */
export const optionId = (listId: string, itemId: string) => `${listId}-${itemId}`;
