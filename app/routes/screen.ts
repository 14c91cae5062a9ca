import type { ComponentType } from 'react';
import type { Page } from '../access/page.ts';
import type { Platform } from '../api/apps/shapes.ts';
import type { sectionNames } from '../lib/glossary/words.ts';

export type MenuSection = keyof typeof sectionNames;

export type Title = readonly [chinese: string, english: string];

/** The declaration of one screen. Router, menu, title, guard and tests read nothing else. */
export interface Screen extends Page {
  title: Title;
  /** What it is called where its address names no record, and a new one is made. */
  newTitle?: Title;
  /** Its place in the side menu. The order of entries is that of the declarations. */
  menu?: MenuSection;
  /** The entry that is highlighted, when it is another one. */
  activeMenu?: string;
  /** Without the left menu, or without the shell at all. */
  layout?: 'wide' | 'bare';
  /** Where it leads at once. */
  redirect?: string;
  /** Of a page about one record of an app: the list to which a switch to another app leads. */
  list?: string;
  /** What it reads from its address. */
  params?: readonly string[];
  /** The report that it shows, by its name in the service. Its first queries start while the code of the page loads. */
  report?: string;
  /**
   * Its code; an address without it leads elsewhere. Written as `import('…').then((module) => module.Name)`: the build makes more of `await` and of
   * destructuring, up to 70 bytes of the first page for each screen.
   */
  load?: () => Promise<ComponentType>;
}

/** A form without a record makes a new one, and is called so. */
export const titleOf = ({ title, newTitle, params = [] }: Screen, address: URLSearchParams): Title =>
  newTitle === undefined || params.some((name) => /id$/i.test(name) && address.has(name)) ? title : newTitle;

export const screen = (of: Screen): Screen => of;

const every: readonly Platform[] = ['iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'wx', 'wg', 'dg', 'selfBuilt'];
const native: readonly Platform[] = ['iOS', 'Android', 'Harmony', 'quickApp'];

/** Groups of platforms as the menus know them. */
export const apps = {
  every,
  native,
  ios: ['iOS'],
  withH5: [...native, 'H5'],
  withSelfBuilt: [...native, 'selfBuilt'],
  withoutQuickApp: ['iOS', 'Android', 'Harmony'],
  withMiniPrograms: [...native, 'wx', 'wg', 'dg'],
  withoutH5: every.filter((one) => one !== 'H5'),
} as const satisfies Record<string, readonly Platform[]>;
