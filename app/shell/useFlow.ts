import { useQuery } from '@tanstack/react-query';
import { may } from '../access/may.ts';
import type { Viewer } from '../access/viewer.ts';
import { flow } from '../api/account/flow.ts';
import { usePolledQuery } from '../lib/usePolledQuery.ts';
import { config } from '../lib/config/current.ts';

/** What the account has used. The shell watches it. */
export const useFlow = (viewer: Viewer | null) => useQuery({ ...flow.usage(), enabled: may(viewer, 'view account') }).data;

/** Every five minutes, unless the installation says otherwise. */
export const useWatchedFlow = (viewer: Viewer | null) =>
  usePolledQuery(flow.usage(), { every: config().poll.flow * 1000, isOn: may(viewer, 'view account') }).data;
