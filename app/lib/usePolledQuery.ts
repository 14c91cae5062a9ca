import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSignedIn } from '../session/SessionProvider.tsx';

/**
 * Polls a query: not while the page is hidden or offline, less often while it fails, and in only one tab of a browser.
 * With `slowsDown` also less often the longer nothing has changed.
 * That tab shares the answer with the others, unless it is too large to be copied each time: then each tab asks for itself.
 *
 *     const { data } = usePolledQuery(flow.usage(), { every: 300_000, isOn: viewer.role !== 'channel' });
 */
export function usePolledQuery<Data>(
  options: UseQueryOptions<Data> & { queryKey: QueryKey },
  { every, isOn = true, isShared = true, slowsDown = false }: { every: number; isOn?: boolean; isShared?: boolean; slowsDown?: boolean },
) {
  const name = JSON.stringify(options.queryKey);
  const isAsking = useIsAsking(name, isOn && isShared) || !isShared;
  useSharedAnswer(name, isAsking && isShared);
  const [unchangedFor] = useState(sinceChange);
  return useQuery({
    ...options,
    enabled: isOn,
    refetchInterval: ({ state }) => {
      if (!isAsking) return false;
      const unchanged = slowsDown ? unchangedFor(state.data, Date.now()) : 0;
      return pause(every, state.error === null ? unchanged : Date.now() - state.dataUpdatedAt);
    },
  });
}

/** The pause doubles with each failure, or with each answer that brings nothing new, up to eight times the usual one. */
export const pause = (every: number, vainFor: number): number => Math.min(Math.max(every, vainFor), every * 8);

/** Tells for how long what it is given has been the same. */
export function sinceChange() {
  let last: { given: unknown; at: number } | undefined;
  return (given: unknown, now: number): number => {
    if (!last || last.given !== given) last = { given, at: now };
    return now - last.at;
  };
}

const hasLocks = () => 'locks' in navigator;

/** Whether this tab polls: the first visible tab does. In browsers without locks every tab polls. */
function useIsAsking(name: string, isOn: boolean): boolean {
  const [isAsking, setAsking] = useState(() => !hasLocks());
  useEffect(() => {
    if (!isOn || !hasLocks()) return;
    let turn = new AbortController();
    const queue = () => {
      turn.abort();
      turn = new AbortController();
      const { signal } = turn;
      if (document.visibilityState !== 'visible') return;
      signal.addEventListener('abort', () => setAsking(false));
      void holdTurn(name, signal, () => setAsking(true));
    };
    queue();
    document.addEventListener('visibilitychange', queue);
    return () => {
      turn.abort();
      document.removeEventListener('visibilitychange', queue);
    };
  }, [name, isOn]);
  return isAsking;
}

/** Waits for the lock and holds it until the tab stops polling. */
async function holdTurn(name: string, left: AbortSignal, begin: () => void) {
  const untilLeft = new Promise<void>((resolve) => left.addEventListener('abort', () => resolve(), { once: true }));
  await navigator.locks
    .request(`provena.watching ${name}`, { signal: left }, async () => {
      begin();
      await untilLeft;
    })
    // The tab stopped before it got the lock.
    .catch(() => undefined);
}

/** Shares each answer with all tabs, which have the same session. */
function useSharedAnswer(name: string, isAsking: boolean) {
  const cache = useQueryClient();
  const { account } = useSignedIn();
  const owner = account?.id;
  useEffect(() => {
    if (owner === undefined || !('BroadcastChannel' in globalThis)) return;
    const channel = new BroadcastChannel(`provena.watched ${owner} ${name}`);
    channel.addEventListener('message', ({ data }) => cache.setQueryData(JSON.parse(name), data));
    const stop = cache.getQueryCache().subscribe((event) => {
      const isOwnAnswer = event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (isAsking && isOwnAnswer && JSON.stringify(event.query.queryKey) === name) channel.postMessage(event.query.state.data);
    });
    return () => {
      stop();
      channel.close();
    };
  }, [cache, name, owner, isAsking]);
}
