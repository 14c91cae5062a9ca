import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import type { Inspect } from '../cause/cause.ts';
import type { Picture } from '../plan/picture.ts';
import { desktop, picturesOf, type StoryFacts } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import { Rules } from './rules.ts';
import { Spent } from './spent.ts';
import { Stage, type Change, type Ledger, type Shot } from './stage.ts';

/** Chooses the pictures of a story from what the story says about itself. */
export type Planner = (story: StoryEntry, facts: StoryFacts) => Picture[];

/** The page as it stands after a shot, for what has to be known besides the picture. */
export interface Visit {
  inspect: Inspect;
  /** Renders the story once more, in a page that is loaded anew, and shoots the picture again. */
  again: (picture: Picture) => Promise<Shot>;
}

export interface Shooting {
  browser: Browser;
  url: string;
  stories: StoryEntry[];
  onShot: (picture: Picture, shot: Omit<Shot, 'others'>, visit: Visit) => Promise<void> | void;
  onTrouble: (story: StoryEntry, trouble: string) => void;
  /** Whether a visit came to what was accepted. Without it every one is taken as it is. */
  isAccepted?: (picture: Picture, shot: Shot) => Promise<boolean>;
  planner?: Planner;
  /** Puts the pictures of one file into another order. */
  order?: (pictures: Picture[]) => Picture[];
  change?: Change;
  /** Pages at the same time: as many as cores. One more took 6 % longer: pages hardly wait, and take the processor from each other. */
  pages?: number;
}

/** What a page keeps of its stories makes it slow after some hundreds of them. A page that is loaded anew is slow at first: it compiles all and counts the demo world again. */
const visitsOfAPage = 100;

/**
 * Shoots stories with a few pages at a time, and says where the time went and which rules about states were shown. Stories are switched in a page. One
 * that does not look as accepted in a page that has shown others may show what those left: then the page is loaded anew, and what it shows there counts.
 */
export async function shoot({ browser, url, pages = availableParallelism(), ...rest }: Shooting): Promise<Ledger> {
  const ledger: Ledger = { spent: new Spent(), rules: new Rules(), again: [] };
  const files = byFile(rest.stories);
  const next = () => files.shift();
  const work = async () => {
    const stage = await Stage.open(browser, url, ledger);
    for (let file = next(); file; file = next()) {
      if (stage.visits >= visitsOfAPage) await stage.clear();
      await shootFile(stage, file, rest);
    }
    await stage.close();
  };
  await Promise.all(Array.from({ length: Math.min(pages, files.length) }, work));
  return ledger;
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
  { planner = picturesOf, order = inOrder, onShot, onTrouble, isAccepted, change }: Omit<Shooting, 'browser' | 'url' | 'stories' | 'pages'>,
) {
  let isJudgedAgain = false;
  const pictures: Picture[] = [];
  const facts = await stage.facts(stories.map(({ id }) => id));
  for (const [index, story] of stories.entries()) {
    const known = facts[index] ?? { id: story.id, trouble: 'Storybook does not know it' };
    if (known.trouble) onTrouble(story, known.trouble);
    else pictures.push(...planner(story, known));
  }
  for (const picture of order(pictures)) {
    let whole = await stage.shoot(picture, change);
    // Once for a file: what comes after it has a fresh page.
    if (!isJudgedAgain && stage.visits > 1 && isAccepted && !(await isAccepted(picture, whole))) {
      await stage.clear();
      isJudgedAgain = true;
      stage.ledger.again.push(picture.path);
      whole = await stage.shoot(picture, change);
    }
    const { others, ...shot } = whole;
    const visit = visitOf(stage, picture);
    await onShot(picture, shot, visit);
    for (const { picture: other, png } of others) await onShot(other, { png, troubles: [] }, visit);
    // What the visit has not come to failed with it.
    if (shot.troubles.length)
      for (const other of picture.others ?? [])
        if (!others.some(({ picture: { path } }) => path === other.path)) await onShot(other, { troubles: shot.troubles }, visit);
  }
}

function visitOf(stage: Stage, picture: Picture): Visit {
  let second: Promise<Shot> | undefined;
  const shootAgain = async () => {
    await stage.clear();
    return stage.shoot({ ...picture, isChecked: false });
  };
  return {
    inspect: (tokens, box) => stage.inspect(tokens, box),
    again: async ({ path }) => {
      const shot = await (second ??= shootAgain());
      if (path === picture.path) return shot;
      const other = shot.others.find((one) => one.picture.path === path);
      return { others: [], troubles: shot.troubles, ...(other && { png: other.png }) };
    },
  };
}

// Resizing a page costs more than switching a story.
const inOrder = (pictures: Picture[]) => pictures.toSorted((a, b) => rank(a) - rank(b));

const rank = ({ look }: Picture) => (look.width === desktop ? 0 : look.width);
