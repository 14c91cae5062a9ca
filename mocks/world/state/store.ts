import { Collection, type Changes } from './collection.ts';

/** All that was changed in a world, by collection. */
export type Saved = Readonly<Record<string, Changes>>;

interface Saving {
  save(): Changes;
}

/** Makes the collections of one world and stores their changes together. A collection begins with the saved changes of an earlier run. */
export class Store {
  private readonly collections = new Map<string, Saving>();

  constructor(
    private readonly saved: Saved = {},
    private readonly onChange: () => void = () => undefined,
  ) {}

  collection<Value extends object>(
    name: string,
    seed: () => readonly Value[],
    keyOf: (value: Value) => string | number,
  ): Collection<Value> {
    if (this.collections.has(name)) throw new Error(`Two collections are called ${name}`);
    const made = new Collection<Value>({ seed, keyOf, onChange: this.onChange });
    made.restore(this.saved[name] ?? {});
    this.collections.set(name, made);
    return made;
  }

  /** Saved changes of collections that were not used in this run stay. */
  save(): Saved {
    const made = [...this.collections].map(([name, collection]): [string, Changes] => [name, collection.save()]);
    const all = { ...this.saved, ...Object.fromEntries(made) };
    return Object.fromEntries(Object.entries(all).filter(([, changes]) => Object.keys(changes).length > 0));
  }
}
