/** A storage of the browser as the console uses it, with one prefix for all names. A blocked or full storage saves nothing and shows no error. */
export interface BrowserStorage {
  get(name: string): unknown;
  put(name: string, value: unknown): void;
  remove(name: string): void;
}

export const storageKey = (name: string) => `provena.${name}`;

export function createBrowserStorage(storage: () => Storage): BrowserStorage {
  const tryOrNull = <Value>(act: (to: Storage) => Value): Value | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    get: (name) =>
      tryOrNull((from): unknown => {
        const stored = from.getItem(storageKey(name));
        return stored === null ? undefined : JSON.parse(stored);
      }),
    put: (name, value) => tryOrNull((to) => to.setItem(storageKey(name), JSON.stringify(value))),
    remove: (name) => tryOrNull((from) => from.removeItem(storageKey(name))),
  };
}
