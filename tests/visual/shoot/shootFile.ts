import type { Picture } from '../plan/picture.ts';
import { desktop, picturesOf, type StoryFacts } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import type { Shooting, Shot } from '../stage/shot.ts';
import type { Stage } from '../stage/stage.ts';

/** Chooses the pictures of a story from what the story says about itself. */
export type Planner = (story: StoryEntry, facts: StoryFacts) => Picture[];

/** Renders the story once more, in a page that is loaded anew, and shoots the picture again. */
export type Again = (picture: Picture) => Promise<Shot>;

export interface FileShooting extends Shooting {
  onShot: (picture: Picture, shot: Omit<Shot, 'others'>, again: Again) => Promise<void> | void;
  onTrouble: (story: StoryEntry, trouble: string) => void;
  /** Whether a visit came to what was accepted. Without it every one is taken as it is. */
  isAccepted?: (picture: Picture, shot: Shot) => boolean;
  /** What a visit came to that is judged again. */
  onAgain?: (picture: Picture, shot: Shot) => Promise<void>;
  planner?: Planner;
  /** Puts the pictures of one file into another order. */
  order?: (pictures: Picture[]) => Picture[];
}

/** What a file of stories needs of the page in which it is shown. */
export type StageOfFile = Pick<Stage, 'facts' | 'shoot' | 'clear' | 'visits' | 'ledger'>;

/** Shoots the stories of one file. What is not as it was accepted is judged once more in a page that is loaded anew: it may show what others left. */
export async function shootFile(
  stage: StageOfFile,
  stories: StoryEntry[],
  { planner = picturesOf, order = inOrder, onShot, onTrouble, isAccepted, onAgain, ...shooting }: FileShooting,
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
    const isUsed = stage.visits > 0;
    let whole = await stage.shoot(picture, shooting);
    // Once for a file: what comes after it has a fresh page.
    if (isUsed && !isJudgedAgain && isAccepted && !isAccepted(picture, whole)) {
      await stage.clear();
      isJudgedAgain = true;
      stage.ledger.again.push(`${picture.path} (${whyAgain(whole)})`);
      await onAgain?.(picture, whole);
      whole = await stage.shoot(picture, shooting);
    }
    const { others, ...shot } = whole;
    const again = againOf(stage, picture);
    await onShot(picture, shot, again);
    for (const { picture: other, ...seen } of others) await onShot(other, { ...seen, troubles: [] }, again);
    // What the visit has not come to failed with it.
    if (shot.troubles.length)
      for (const other of picture.others ?? [])
        if (!others.some(({ picture: { path } }) => path === other.path)) await onShot(other, { troubles: shot.troubles }, again);
  }
}

/** What a page of others made of it: what failed there at times is to be looked for. */
const whyAgain = ({ troubles: [first] }: Shot) => first?.split('\n')[0]?.slice(0, 200) ?? 'looked otherwise';

function againOf(stage: StageOfFile, picture: Picture): Again {
  let second: Promise<Shot> | undefined;
  const shootAgain = async () => {
    await stage.clear();
    return stage.shoot({ ...picture, isChecked: false });
  };
  return async ({ path }) => {
    const shot = await (second ??= shootAgain());
    if (path === picture.path) return shot;
    const other = shot.others.find((one) => one.picture.path === path);
    return { others: [], troubles: shot.troubles, ...(other?.png && { png: other.png }) };
  };
}

// Resizing a page costs more than switching a story.
const inOrder = (pictures: Picture[]) => pictures.toSorted((a, b) => rank(a) - rank(b));

const rank = ({ look }: Picture) => (look.width === desktop ? 0 : look.width);
