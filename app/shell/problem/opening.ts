/** Whether the report is open. The buttons that open it and the report itself are far apart in the tree. */
export function createOpening() {
  let isOpen = false;
  const listeners = new Set<() => void>();
  return {
    get: () => isOpen,
    set(next: boolean) {
      isOpen = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Opening = ReturnType<typeof createOpening>;
