/** The local storage of the console, with one prefix for all names. A blocked or full storage saves nothing and shows no error. */
export interface BrowserStorage {
  get(name: string): unknown;
  put(name: string, value: unknown): void;
  remove(name: string): void;
}

const prefix = 'provena.';

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
        const stored = from.getItem(`${prefix}${name}`);
        return stored === null ? undefined : JSON.parse(stored);
      }),
    put: (name, value) => tryOrNull((to) => to.setItem(`${prefix}${name}`, JSON.stringify(value))),
    remove: (name) => tryOrNull((from) => from.removeItem(`${prefix}${name}`)),
  };
}
