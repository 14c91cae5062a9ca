import { chromium } from 'playwright';
import { buildFull, buildTracker } from '../../../app/tracker/build/build.ts';
import { pinnedBrowser } from '../../browser/chromium.ts';
import { openCollector } from './collector.ts';
import { openHost } from './host.ts';
import { play, type Outcome } from './play.ts';
import { storyOf } from './story.ts';

/** A browser, a page of somebody else, and a receiver on another origin. */
export async function openScene() {
  const { script } = await buildTracker();
  const collector = await openCollector();
  let full: Promise<string> | undefined;
  const host = await openHost({
    script,
    full: () => (full ??= buildFull()),
    receiver: collector.origin,
    collect: collector.listener,
  });
  const browser = await chromium.launch({ ...(await pinnedBrowser()) });
  return {
    browser,
    collector,
    host,
    async close() {
      await browser.close();
      await host.close();
      await collector.close();
    },
  };
}
export type Scene = Awaited<ReturnType<typeof openScene>>;

/** Plays the stories of so many seeds, a few at a time. */
export async function playAll(
  scene: Scene,
  from: number,
  count: number,
  say: (done: number) => void = () => undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = from;
  const worker = async () => {
    while (next < from + count) {
      const seed = next;
      next += 1;
      outcomes.push(await play(scene, storyOf(seed)));
      say(outcomes.length);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  return outcomes;
}
