import { useQuery } from '@tanstack/react-query';
import { may } from '../access/may.ts';
import type { Viewer } from '../access/viewer.ts';
import { flow } from '../api/account/flow.ts';
import { usePolledQuery } from '../lib/usePolledQuery.ts';

/** */
const everyFiveMinutes = 300_000;

/** What the account has used. The shell watches it. */
export const useFlow = (viewer: Viewer | null) => useQuery({ ...flow.usage(), enabled: may(viewer, 'view account') }).data;

export const useWatchedFlow = (viewer: Viewer | null) =>
  usePolledQuery(flow.usage(), { every: everyFiveMinutes, isOn: may(viewer, 'view account') }).data;
