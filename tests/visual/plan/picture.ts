import type { StoryEntry } from './story.ts';

export type Theme = 'light' | 'dark';

/** The settings around a story while its picture is taken. */
export interface Look {
  theme: Theme;
  width: number;
  height: number;
  locale?: string;
  density?: string;
  scenario?: string;
}

/** `content`: from the page's corner to the last ink. `page`: the whole page, at least one screen high. */
export type Frame = 'content' | 'page';

/**
 * What a busy region means. `awaited`: its end is waited for, as in screens. `shown`: it is what the story is about, as in the parts
 * of the design system, which fetch nothing. `endless`: the story says that its calls get no answer either.
 */
export type Busy = 'awaited' | 'shown' | 'endless';

export interface Picture {
  story: StoryEntry;
  look: Look;
  frame: Frame;
  busy: Busy;
  /** `light`, `dark`, `light-390`… */
  variant: string;
  /** Where its PNG stands, below a folder of pictures. */
  path: string;
  /** The same rendering in the other theme, which is shot right after this one: a theme is nothing but other values of the same variables. */
  twin?: Picture;
  /** The story is held against axe in this visit. */
  isChecked?: boolean;
  /** The story is rendered, played and checked, and no picture is taken. */
  isUnseen?: boolean;
}

/** `BusyTakesNoPress` -> `busy-takes-no-press`, `A11yTable` -> `a11y-table`, `RTL` -> `rtl`. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/_/g, '-')
    .toLowerCase();
}

/** `./design-system/primitives/button/Button.stories.tsx` -> `primitives/button/Button`. */
export function folderOf(importPath: string): string {
  return importPath
    .replace(/^\.\//, '')
    .replace(/^(design-system|screens)\//, '')
    .replace(/\.stories\.[jt]sx?$/, '');
}

/** The theme, then only what differs from the width, language and density that the story has by itself. */
export function variantOf({ theme, width, locale, density, scenario }: Look, ownWidth: number): string {
  const parts = [theme, width !== ownWidth && String(width), locale && locale !== 'zh-CN' && locale];
  return [...parts, density && density !== 'comfortable' && density, scenario && scenario !== 'none' && scenario].filter(Boolean).join('-');
}

export function pathOf(story: StoryEntry, variant: string): string {
  return `${folderOf(story.importPath)}/${kebab(story.exportName)}.${variant}.png`;
}
