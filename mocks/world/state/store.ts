import { Collection, type Changes } from './collection.ts';

/** All that was changed in a world, by collection. */
export type Saved = Readonly<Record<string, Changes>>;

/** Makes the collections of one world and keeps their changes together. */
export class Store {
  private readonly collections = new Map<string, { save(): Changes; restore(changes: Changes): void }>();

  constructor(private readonly onChange: () => void = () => undefined) {}

  collection<Value extends object>(name: string, seed: () => readonly Value[], keyOf: (value: Value) => string | number): Collection<Value> {
    if (this.collections.has(name)) throw new Error(`Two collections are called ${name}`);
    const made = new Collection<Value>({ seed, keyOf, onChange: this.onChange });
    this.collections.set(name, made);
    return made;
  }

  save(): Saved {
    const all = [...this.collections].map(([name, collection]): [string, Changes] => [name, collection.save()]);
    return Object.fromEntries(all.filter(([, changes]) => Object.keys(changes).length > 0));
  }

  restore(saved: Saved) {
    for (const [name, changes] of Object.entries(saved)) this.collections.get(name)?.restore(changes);
  }
}
