import { flow } from '../api/account/flow.ts';
import type { Viewer } from '../access/viewer.ts';
import { useWatched } from '../lib/watched.ts';

/** */
const everyFiveMinutes = 300_000;

/** What the account has used, for all but channel users, to whom the service does not tell it. */
export function useFlow(viewer: Viewer | null) {
  const isOn = viewer !== null && viewer.role !== 'channel' && !viewer.isChannelPerson;
  return useWatched(flow.usage(), { every: everyFiveMinutes, isOn }).data;
}
