import { useQuery } from '@tanstack/react-query';
import type { Viewer } from '../access/viewer.ts';
import { flow } from '../api/account/flow.ts';
import { useWatched } from '../lib/watched.ts';

/** */
const everyFiveMinutes = 300_000;

/** The service does not tell channel users. */
const isTold = (viewer: Viewer | null) => viewer !== null && viewer.role !== 'channel' && !viewer.isChannelPerson;

/** What the account has used. The shell watches it. */
export const useFlow = (viewer: Viewer | null) => useQuery({ ...flow.usage(), enabled: isTold(viewer) }).data;

export const useWatchedFlow = (viewer: Viewer | null) => useWatched(flow.usage(), { every: everyFiveMinutes, isOn: isTold(viewer) }).data;
