import type { Browser } from 'playwright';
import { judge } from '../compare/verdict.ts';
import type { Picture } from '../plan/picture.ts';
import { isShot, picturesOf } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';
import { Stage } from '../stage/stage.ts';

export interface Switching {
  pictures: number;
  /** Seconds in one page for all of them, shown one after the other. */
  switched: number;
  /** Seconds in one page that is loaded anew for each. */
  loaded: number;
  /** Stories that look otherwise after others than in a fresh page. */
  differing: string[];
}

const howMany = 51;

/**
 * Is switching stories in one page quicker than loading them, and does it show? One page shows stories of many files without ever being
 * loaded again, which is harder than the gate, and ends with the first one again. The other page is fresh for each story.
 */
export async function trySwitching(browser: Browser, url: string, stories: StoryEntry[]): Promise<Switching> {
  const stage = await Stage.open(browser, url);
  const pictures = await spread(stage, stories);
  const [first] = pictures;
  const order = first ? [...pictures, first] : [];
  const took = async (isFresh: boolean) => {
    const shots: Buffer[] = [];
    await stage.clear();
    const started = performance.now();
    for (const picture of order) {
      if (isFresh) await stage.clear();
      const { png } = await stage.shoot(picture);
      shots.push(png ?? Buffer.alloc(0));
    }
    return { shots, seconds: (performance.now() - started) / 1000 };
  };
  const switched = await took(false);
  const loaded = await took(true);
  await stage.close();
  const differing: string[] = [];
  for (const [index, { path }] of order.entries()) if (!(await isSame(switched.shots[index], loaded.shots[index]))) differing.push(path);
  return { pictures: order.length, switched: switched.seconds, loaded: loaded.seconds, differing };
}

/** The first pictures of stories that are far from each other in the list, so that many files are among them. */
async function spread(stage: Stage, stories: StoryEntry[]): Promise<Picture[]> {
  const shot = stories.filter(isShot);
  const step = Math.max(1, Math.floor(shot.length / howMany));
  const chosen = shot.filter((_, index) => index % step === 0).slice(0, howMany);
  const facts = await stage.facts(chosen.map(({ id }) => id));
  return chosen.flatMap((story, index) => {
    const known = facts[index];
    return known && !known.trouble ? picturesOf(story, known).slice(0, 1) : [];
  });
}

async function isSame(one: Buffer | undefined, other: Buffer | undefined): Promise<boolean> {
  if (!one?.length || !other?.length) return false;
  return (await judge(one, other)).status === 'same';
}
