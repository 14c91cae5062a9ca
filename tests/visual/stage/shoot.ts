import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import type { Picture } from '../plan/picture.ts';
import { desktop, picturesOf, type StoryFacts } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import { Stage, type Change, type Shot } from './stage.ts';

/** Chooses the pictures of a story from what the story says about itself. */
export type Planner = (story: StoryEntry, facts: StoryFacts) => Picture[];

export interface Shooting {
  browser: Browser;
  url: string;
  stories: StoryEntry[];
  onShot: (picture: Picture, shot: Omit<Shot, 'twin'>) => Promise<void> | void;
  onTrouble: (story: StoryEntry, trouble: string) => void;
  planner?: Planner;
  /** Puts the pictures of one file into another order. */
  order?: (pictures: Picture[]) => Picture[];
  change?: Change;
  /** Pages at the same time: one more than cores, because each waits for frames half of its time. */
  pages?: number;
  /** Whether a page is loaded anew for each file of stories. Without it stories are quicker to look at, and may see what others left. */
  isClean?: boolean;
}

/** Shoots stories with a few pages at a time. A page is loaded anew for each file of stories; inside a file, stories are switched. */
export async function shoot({ browser, url, pages = availableParallelism() + 1, isClean = true, ...rest }: Shooting): Promise<void> {
  const files = byFile(rest.stories);
  const next = () => files.shift();
  const work = async () => {
    const stage = await Stage.open(browser, url);
    let isUsed = false;
    for (let file = next(); file; file = next()) {
      if (isUsed && isClean) await stage.clear();
      isUsed = true;
      await shootFile(stage, file, rest);
    }
    await stage.close();
  };
  await Promise.all(Array.from({ length: Math.min(pages, files.length) }, work));
}

// The longest first, so that the pages end at about the same time.
function byFile(stories: StoryEntry[]): StoryEntry[][] {
  const files = new Map<string, StoryEntry[]>();
  for (const story of stories) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
  return [...files.values()].sort((a, b) => b.length - a.length);
}

async function shootFile(
  stage: Stage,
  stories: StoryEntry[],
  { planner = picturesOf, order = inOrder, onShot, onTrouble, change }: Omit<Shooting, 'browser' | 'url'>,
) {
  const pictures: Picture[] = [];
  const facts = await stage.facts(stories.map(({ id }) => id));
  for (const [index, story] of stories.entries()) {
    const known = facts[index] ?? { id: story.id, trouble: 'Storybook does not know it' };
    if (known.trouble) onTrouble(story, known.trouble);
    else pictures.push(...planner(story, known));
  }
  for (const picture of order(pictures)) {
    const { twin, ...shot } = await stage.shoot(picture, change);
    await onShot(picture, shot);
    if (picture.twin) await onShot(picture.twin, twin ? { png: twin, troubles: [] } : { troubles: shot.troubles });
  }
}

// Resizing a page costs more than switching a story.
const inOrder = (pictures: Picture[]) => pictures.toSorted((a, b) => rank(a) - rank(b));

const rank = ({ look }: Picture) => (look.width === desktop ? 0 : look.width);
