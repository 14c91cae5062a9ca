import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use, useSyncExternalStore } from 'react';
import { useSession } from '../../session/SessionProvider.tsx';
import { TabStorageContext } from '../../session/useStored.ts';
import { FileOrders, type FileOrder } from './fileOrders.ts';

/** One for each running console, as its cache of answers is. */
const known = new WeakMap<QueryClient, FileOrders>();

function useOrdersOfReader() {
  const cache = useQueryClient();
  const tab = use(TabStorageContext);
  const { account, preview } = useSession().get();
  const orders = known.get(cache) ?? new FileOrders(tab);
  known.set(cache, orders);
  return { orders, owner: `${account?.id} ${preview?.key}` };
}

/** Has the shell say how a file has ended that was just ordered, on whatever page its reader is by then. */
export function useWatchFile(): (app: number, id: number) => void {
  const { orders, owner } = useOrdersOfReader();
  return (app, id) => orders.add({ app, id, owner });
}

/** The files that the reader waits for. For the shell, which is the one that looks. */
export function useFileOrders(): { files: readonly FileOrder[]; drop: (app: number, ids: readonly number[]) => void } {
  const { orders, owner } = useOrdersOfReader();
  const all = useSyncExternalStore(orders.subscribe, orders.get);
  return { files: all.filter((one) => one.owner === owner), drop: (app, ids) => orders.drop(owner, app, ids) };
}
