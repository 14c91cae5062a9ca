/** A file that somebody has ordered in this tab and has not heard of since. */
export interface FileOrder {
  app: number;
  id: number;
  /** Whose order it is: an account, or a preview as somebody. Nobody else hears of it. */
  owner: string;
}

/** The orders of one running console. */
export class FileOrders {
  private all: readonly FileOrder[] = [];
  private readonly listeners = new Set<() => void>();

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
    for (const listener of this.listeners) listener();
  }
}
