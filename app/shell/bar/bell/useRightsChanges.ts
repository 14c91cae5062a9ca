import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Viewer } from '../../../access/viewer.ts';
import { apps } from '../../../api/apps/apps.ts';
import { useAllPages } from '../../../lib/pages.ts';
import { useSignedIn } from '../../../session/SessionProvider.tsx';
import { useReaderRights } from '../../../session/rights/useReaderRights.ts';
import { useStored } from '../../../session/useStored.ts';
import {
  isSame,
  knownRights,
  levelOf,
  readRights,
  rightsChanges,
  withGranted,
  type KnownRights,
  type RightsChange,
} from './knownRights.ts';
import type { Requests } from './useRequests.ts';

export interface RightsNews {
  /** What the role is called now, where the reader has another one than before. */
  role: string | null;
  changes: readonly RightsChange[];
}

export interface OwnRights {
  news: RightsNews;
  hasNews: boolean;
  see: () => void;
  /** Whether the reader may do more on a page than view it. */
  mayEdit: (page: string, app: number | null) => boolean;
}

/**
 * What has changed in the rights of the reader since the bell last showed them. The first time there is nothing to compare with. A preview
 * shows the rights of somebody else, and those of a demo account belong to nobody. What was granted on request is told by its answer, so
 * answers and rights have to be of one time: whichever is behind is fetched again.
 */
export function useRightsChanges(viewer: Viewer, requests: Requests): OwnRights {
  const { account, preview } = useSignedIn();
  const isOwn = account !== null && preview === null && !viewer.isDemo;
  const [seen, setSeen] = useStored(`rights.${account?.id ?? 0}`, readRights);
  const { answer: auth, readAt, refetch } = useReaderRights();
  const { data: lists } = useQuery({ ...apps.all(), enabled: isOwn });
  const pages = useAllPages();
  const role = account?.newRoleName ?? account?.roleName ?? '';
  const now = useMemo(() => (isOwn && auth && lists ? knownRights(role, auth, lists.all) : null), [isOwn, role, auth, lists]);
  const granted = requests.answers.filter(({ state }) => state === 'granted');
  const before = now && seen && withGranted(seen, now, granted);
  const found = now && before ? newsBetween(before, now, pages) : none;
  const hasFound = found.role !== null || found.changes.length > 0;
  const isAskingBehind = hasFound && requests.at < (readAt ?? 0);
  const isRightsBehind = now !== null && requests.at > (readAt ?? 0) && granted.some(({ page, app }) => levelOf(now, page, app) === 0);
  useEffect(() => {
    if (isAskingBehind) requests.refetch();
    if (isRightsBehind) void refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when one of them falls behind
  }, [isAskingBehind, isRightsBehind]);
  useEffect(() => {
    // Whatever is nothing to report becomes what the next change is held against.
    if (now && !hasFound && !isSame(now, seen)) setSeen(now);
  });
  const hasNews = hasFound && !isAskingBehind;
  return {
    news: hasNews ? found : none,
    hasNews,
    see: () => void (now && setSeen(now)),
    mayEdit: (page: string, app: number | null) => now !== null && levelOf(now, page, app) === 2,
  };
}

function newsBetween(before: KnownRights, now: KnownRights, pages: ReturnType<typeof useAllPages>): RightsNews {
  const keys = pages.flatMap(({ access, menu, setting }) => (access !== undefined && (menu ?? setting) !== undefined ? [access] : []));
  return { role: before.role === now.role ? null : now.role, changes: rightsChanges(before, now, new Set(keys)) };
}

const none: RightsNews = { role: null, changes: [] };
