import * as v from 'valibot';

/** A file that somebody has ordered in this tab and has not heard of since. */
export interface FileOrder {
  app: number;
  id: number;
  /** Whose order it is: an account, or a preview as somebody. Nobody else hears of it. */
  owner: string;
}

/** Where a tab keeps its orders, so that it still waits for them when it is loaded anew. */
export interface OrdersMemory {
  get(name: string): unknown;
  put(name: string, value: unknown): void;
}

const kept = 'ordered-files';
const ordersOf = v.fallback(v.array(v.object({ app: v.number(), id: v.number(), owner: v.string() })), []);

/** The orders of one running console. */
export class FileOrders {
  private all: readonly FileOrder[];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly memory: OrdersMemory | null = null) {
    this.all = v.parse(ordersOf, memory?.get(kept));
  }

  readonly get = () => this.all;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  add(order: FileOrder) {
    this.change([...this.of(order.owner).filter(({ app, id }) => app !== order.app || id !== order.id), order]);
  }

  drop(owner: string, app: number, ids: readonly number[]) {
    this.change(this.of(owner).filter((one) => one.app !== app || !ids.includes(one.id)));
  }

  /** What was ordered as somebody else goes with each change: a tab has one reader at a time. */
  private of(owner: string) {
    return this.all.filter((one) => one.owner === owner);
  }

  private change(orders: readonly FileOrder[]) {
    this.all = orders;
    this.memory?.put(kept, orders);
    for (const listener of this.listeners) listener();
  }
}
