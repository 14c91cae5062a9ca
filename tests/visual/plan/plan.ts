import { pathOf, states, twinOf, variantOf, type Busy, type Frame, type Look, type Picture, type Theme } from './picture.ts';
import type { StoryEntry } from './story.ts';

/** What a story says about its pictures; read in the page, because index.json holds no parameters. */
export interface StoryFacts {
  id: string;
  /** `parameters.picture = 'page'` or `{ frame: 'page', busy: true }`. */
  frame?: Frame;
  isEndless?: boolean;
  /** The story that it must look like: `parameters.picture = { as: 'filled' }`. */
  as?: string;
  /** The story is shown in the console, which signs in and loads the screen first: `parameters.at`. */
  isConsole?: boolean;
  /** More pictures than the usual ones: `parameters.pictures = [{ theme: 'dark', width: 390, locale: 'en' }]`. */
  pictures?: Partial<Look>[];
  /** The theme, when the story fixes one. */
  theme?: Theme;
  /** The viewport, when the story chooses one. */
  width?: number;
  /** Why the story could not be read. */
  trouble?: string;
}

export const desktop = 1440;
export const tablet = 1024;
export const phone = 390;
const heights = new Map([
  [desktop, 900],
  [tablet, 768],
  [phone, 844],
]);

export const heightFor = (width: number) => heights.get(width) ?? 900;

/** A story that no picture is taken of carries the tag `no-picture`, with the reason in a comment beside it. */
export const isShot = ({ tags }: StoryEntry) => !tags.includes('no-picture') && tags.some((tag) => tag === 'component' || tag === 'screen');

/** Storybook tags a story that plays. */
const isActed = ({ tags }: StoryEntry) => tags.includes('play-fn');

/**
 * The pictures of one story, and what it asks for besides. A component is shot in both themes, and what comes of an act in the light alone. A screen
 * takes a second for each picture, so its usual state, the first story of its file, is shot in every mode once, and the others once. A story tagged
 * `matrix` is shot in all modes of its kind.
 */
export function picturesOf(story: StoryEntry, facts: StoryFacts): Picture[] {
  if (!isShot(story)) return [];
  const isScreen = story.tags.includes('screen');
  const ownWidth = facts.width ?? desktop;
  const frame = facts.frame ?? (isScreen ? 'main' : 'content');
  const busy = busyOf(story, facts);
  const usual: Partial<Look>[] = [{ theme: 'light' }];
  const isWhole = story.isFirst || story.tags.includes('matrix') || !(isScreen || isActed(story));
  if (isWhole) usual.push({ theme: 'dark' });
  if (!isScreen && story.tags.includes('matrix'))
    usual.push(...states.map((state): Partial<Look> => ({ theme: 'light', state })), { theme: 'light', medium: 'forced-colors' });
  const other = isScreen && isWhole && facts.width === undefined ? smaller : [];

  const pictures = new Map<string, Picture>();
  for (const wish of [...usual, ...other, ...(facts.pictures ?? [])]) {
    const width = wish.width ?? ownWidth;
    const look: Look = { ...wish, theme: facts.theme ?? wish.theme ?? 'light', width, height: wish.height ?? heightFor(width) };
    const variant = variantOf(look, ownWidth);
    const isStill = isActed(story) && other.includes(wish);
    const as = facts.as === undefined ? {} : { as: twinOf(story, facts.as, variant) };
    pictures.set(variant, { story, look, frame, busy, variant, path: pathOf(story, variant), ...as, ...(isStill && { isStill }) });
  }
  return [...pictures.values()];
}

/**
 * A mode is seen with others: a fault of English or of compact rows is one in any colours. What plays finds its parts by Chinese names and takes its
 * time, so in these modes a story is shown as it stands before it is played.
 */
const smaller: Partial<Look>[] = [
  { theme: 'light', width: phone, locale: 'en' },
  { theme: 'dark', width: phone, locale: 'en' },
  { theme: 'light', width: tablet, density: 'compact' },
];

/** Joins pictures that differ in nothing but their theme, state and medium, so that what they show is rendered and played once. */
export function paired(pictures: Picture[]): Picture[] {
  const singles = new Map<string, Picture>();
  for (const picture of pictures) {
    const { theme: _, state: __, medium: ___, ...rest } = picture.look;
    const key = JSON.stringify(rest, Object.keys(rest).toSorted());
    const first = singles.get(key);
    singles.set(key, first ? { ...first, others: [...(first.others ?? []), picture] } : picture);
  }
  return [...singles.values()];
}

/** Every visit that a story needs to be judged as a whole: its pictures, of which the first also checks it, or one visit without a picture. */
export function visitsOf(story: StoryEntry, facts: StoryFacts, isChecked = true): Picture[] {
  const [first, ...others] = paired(picturesOf(story, facts));
  if (first) return [{ ...first, isChecked, hasMoments: true }, ...others];
  const theme = facts.theme ?? 'light';
  const width = facts.width ?? desktop;
  const look: Look = { theme, width, height: heightFor(width) };
  return [
    { story, look, frame: 'page', busy: busyOf(story, facts), variant: theme, path: pathOf(story, theme), isChecked, isUnseen: true },
  ];
}

export function busyOf({ tags }: StoryEntry, { isEndless, isConsole }: StoryFacts): Busy {
  if (isEndless) return 'endless';
  return isConsole || tags.includes('screen') ? 'awaited' : 'shown';
}

/** Two stories must not write one file: `Open` and `OPEN` would, on a disk that ignores case. */
export function collisions(pictures: Picture[]): string[] {
  const seen = new Map<string, string>();
  const troubles: string[] = [];
  for (const { path, story } of pictures) {
    const key = path.toLowerCase();
    const first = seen.get(key);
    if (first) troubles.push(`${first} and ${story.id} would both be ${path}`);
    else seen.set(key, story.id);
  }
  return troubles;
}
