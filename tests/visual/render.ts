import { digestOf, pixelsDigest } from './image/digest.ts';
import { decode } from './image/image.ts';
import { stemOf } from './plan/filter.ts';
import { visitsOf } from './plan/plan.ts';
import { shoot } from './shoot/shoot.ts';
import { launchPinned } from './stage/browser.ts';
import { freshBuild, storiesAt } from './stage/build.ts';
import { serve } from './stage/server.ts';
import { pictureStore } from './store/store.ts';

/**
 * `tsx tests/visual/render.ts primitives/button/Button/kinds` puts all pictures of stories into the store and compares nothing. A later commit runs it in
 * a checkout of this one, to see what was accepted here: keep the command.
 */
const wanted = new Set(process.argv.slice(2));
const served = await serve((await freshBuild()).folder);
const stories = (await storiesAt(served.url)).filter((story) => wanted.has(stemOf(story)));
const browser = await launchPinned();
await shoot({
  browser,
  url: served.url,
  stories,
  planner: (story, facts) => visitsOf(story, facts, false),
  examine: async (_, { png, spoken = '' }) => {
    await pictureStore.keep({ pixels: pixelsDigest(await decode(png)), spoken: digestOf(spoken) }, png, spoken);
  },
  onShot: () => {},
  onTrouble: (story, trouble) => console.error(`${story.id}: ${trouble}`),
});
await browser.close();
await served.close();
