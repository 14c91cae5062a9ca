import type { StoryEntry } from './story.ts';

export type Theme = 'light' | 'dark';

/** What a pointer, the keyboard and a press do to a part. */
export const states = ['hover', 'focus', 'pressed'] as const;
export type State = (typeof states)[number];

/** What a page is shown on besides a screen in its own colours: paper, or a screen whose few colours the reader's system chose. */
export const media = ['print', 'forced-colors'] as const;
export type Medium = (typeof media)[number];

/** The settings around a story while its picture is taken. */
export interface Look {
  theme: Theme;
  width: number;
  height: number;
  locale?: string;
  density?: string;
  scenario?: string;
  /** All parts that can come into this state are in it at once. */
  state?: State;
  medium?: Medium;
}

/**
 * `content`: from the page's corner to the last ink. `page`: the whole page, at least one screen high. `main`: what the shell of the console stands
 * around, with what floats over it; of a dialog that takes the page away, the dialog alone.
 */
export type Frame = 'content' | 'page' | 'main';

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
  /** What it is called, and where its file stands below a folder of pictures, without the ending. */
  path: string;
  /** The accepted picture that this one must look like, so that it has none of its own. */
  as?: string;
  /** The same rendering in the other theme, in other states and media, shot right after this one: all of that is nothing but other styles. */
  others?: Picture[];
  /** What the play function shows on its way is shot in this visit. */
  hasMoments?: boolean;
  /** The story is rendered and not played: what an act brings about is seen in its own width and language. */
  isStill?: boolean;
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
export function variantOf({ theme, width, locale, density, scenario, state, medium }: Look, ownWidth: number): string {
  const parts = [theme, width !== ownWidth && String(width), locale && locale !== 'zh-CN' && locale];
  return [...parts, density && density !== 'comfortable' && density, scenario && scenario !== 'none' && scenario, state, medium]
    .filter(Boolean)
    .join('-');
}

export function pathOf(story: StoryEntry, variant: string): string {
  return `${folderOf(story.importPath)}/${kebab(story.exportName)}.${variant}`;
}

/** The picture of another story of the same file in the same variant. */
export function twinOf(story: StoryEntry, name: string, variant: string): string {
  return `${folderOf(story.importPath)}/${name}.${variant}`;
}

export const folderOfPicture = (path: string) => path.slice(0, path.lastIndexOf('/'));
