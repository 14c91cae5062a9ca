import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { noData, rights, type AuthInfo } from '../../api/account/rights.ts';
import { useSession, useSignedIn } from '../SessionProvider.tsx';

export interface ReaderRights {
  /** What the service said last in this visit. */
  answer: AuthInfo | undefined;
  /** The answer, else what this browser has read last. Undefined is no right to anything. */
  info: AuthInfo | undefined;
  /** Neither answered nor failed yet. */
  isPending: boolean;
  /** Why the service did not say them last. */
  error: Error | null;
  /** Whether it failed the last time it ended, also while it is tried again. */
  hasFailed: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  /** When they were read, in milliseconds. Null in a preview, which brings its own. */
  readAt: number | null;
}

/**
 * The rights of the person who is signed in. Everybody who needs them reads them here, so that all see the same where the call fails. A failure is
 * repeated by a press or when the window comes back, and by no part that appears: it would close the page on which it stands.
 */
export function useReaderRights(): ReaderRights {
  const session = useSession();
  const { account, menus, preview } = useSignedIn();
  const { data, error, errorUpdateCount, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...rights.of({ account: account?.email ?? '' }),
    enabled: account !== null,
    retryOnMount: false,
    refetchOnWindowFocus: 'always',
  });
  const hasNoAnswer = account !== null && data === undefined && errorUpdateCount > 0;
  const last = useMemo(() => {
    if (!hasNoAnswer) return null;
    return preview ? { info: { ...noData, menus: [...menus], apps: [] }, at: null } : session.lastRights();
  }, [hasNoAnswer, preview, menus, session]);
  const info = data ?? last?.info;
  return {
    answer: data,
    info,
    isPending: account !== null && info === undefined && !error,
    error,
    hasFailed: error !== null || hasNoAnswer,
    isFetching,
    refetch,
    readAt: data ? dataUpdatedAt : (last?.at ?? null),
  };
}

/** The rights in one app come before those of the account. */
export const rightsIn = (info: AuthInfo | undefined, app: number | undefined) => info?.apps.find((one) => one.app === app) ?? info;
