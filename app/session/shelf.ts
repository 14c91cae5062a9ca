/** What the console keeps in local storage, under one name. A storage that is blocked or full keeps nothing, and nobody is told. */
export interface Shelf {
  get(name: string): unknown;
  put(name: string, value: unknown): void;
  remove(name: string): void;
}

const prefix = 'provena.';

export function shelfOf(storage: () => Storage): Shelf {
  const attempt = <Value>(act: (to: Storage) => Value): Value | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    get: (name) =>
      attempt((from): unknown => {
        const kept = from.getItem(`${prefix}${name}`);
        return kept === null ? undefined : JSON.parse(kept);
      }),
    put: (name, value) => attempt((to) => to.setItem(`${prefix}${name}`, JSON.stringify(value))),
    remove: (name) => attempt((from) => from.removeItem(`${prefix}${name}`)),
  };
}
