import { momentOf } from '../../calendar.ts';
import { part } from '../../state/part.ts';
import type { World } from '../../world.ts';

interface TestClick {
  id: number;
  campaign: number;
  at: string;
}

/** Clicks that somebody sent to test a link. Reports do not count them. */
const testClicks = part((world) =>
  world.store.collection<TestClick>(
    'test clicks',
    () => [],
    ({ id }) => id,
  ),
);

export function sendTestClick(world: World, campaign: number) {
  const clicks = testClicks(world);
  clicks.put({ id: clicks.nextId(), campaign, at: momentOf(world.now) });
}

/** The newest one, and how many. */
export function testClicksOf(world: World, campaign: number): { count: number; first: string | null; last: string | null } {
  const own = testClicks(world)
    .all()
    .filter((one) => one.campaign === campaign);
  return { count: own.length, first: own.at(-1)?.at ?? null, last: own[0]?.at ?? null };
}
