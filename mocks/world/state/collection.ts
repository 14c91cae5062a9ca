import { Index } from './collectionIndex.ts';

type Key = string | number;

/** The changes of a collection since the world began, small enough to be written each time. `null` marks a deleted record. */
export type Changes = Readonly<Record<string, unknown>>;

interface Origin<Value> {
  /** The seed records, made on first use. */
  seed: () => readonly Value[];
  keyOf: (value: Value) => Key;
  onChange: () => void;
}

/** Records by their key. Only changes are stored and saved. */
export class Collection<Value extends object> {
  private seed: readonly Value[] = [];
  private seeded: ReadonlyMap<string, Value> | undefined;
  private readonly changed = new Map<string, Value | null>();
  private whole: readonly Value[] | undefined;
  /** New since all were last read, the newest last. */
  private fresh: Value[] = [];
  private highest: number | undefined;
  private readonly indexes: Index<Value>[] = [];

  constructor(private readonly origin: Origin<Value>) {}

  all(): readonly Value[] {
    if (this.whole && this.fresh.length) this.whole = this.fresh.toReversed().concat(this.whole);
    this.fresh = [];
    this.whole ??= this.made();
    return this.whole;
  }

  find(key: Key): Value | undefined {
    const changed = this.changed.get(String(key));
    return changed === undefined ? this.base().get(String(key)) : (changed ?? undefined);
  }

  put(value: Value): Value {
    const key = String(this.origin.keyOf(value));
    const isNew = !this.changed.has(key) && this.seeded?.has(key) === false;
    for (const index of this.indexes) index.replace(this.find(key), value);
    this.changed.set(key, value);
    if (this.highest !== undefined) this.highest = Math.max(this.highest, Number(key) || 0);
    if (isNew) this.fresh.push(value);
    else this.whole = undefined;
    this.origin.onChange();
    return value;
  }

  change(key: Key, change: Partial<Value>): Value | undefined {
    const found = this.find(key);
    return found && this.put({ ...found, ...change });
  }

  /** Returns whether the record existed. */
  delete(key: Key): boolean {
    const before = this.find(key);
    if (!before) return false;
    for (const index of this.indexes) index.replace(before, undefined);
    this.changed.set(String(key), null);
    this.whole = undefined;
    this.origin.onChange();
    return true;
  }

  /** One more than the highest number used so far, by what was deleted, too: an old link or a record of it never leads to something else. */
  nextId(): number {
    this.highest ??= this.highestKey();
    return this.highest + 1;
  }

  /** Finds records by something else than their key, without going through all of them. `of` names one group of each record. */
  indexBy(of: (value: Value) => string): (name: string) => readonly Value[] {
    const index = new Index(of, () => this.all());
    this.indexes.push(index);
    return (name) => index.find(name);
  }

  save(): Changes {
    return Object.fromEntries(this.changed);
  }

  restore(changes: Changes) {
    for (const [key, value] of Object.entries(changes))
      if (typeof value === 'object')
        // oxlint-disable-next-line typescript/consistent-type-assertions -- a world reads only what a world of the same version has saved
        this.changed.set(key, value as Value | null);
    this.whole = undefined;
    this.highest = undefined;
  }

  private highestKey(): number {
    let highest = 0;
    for (const keys of [this.base().keys(), this.changed.keys()]) for (const key of keys) highest = Math.max(highest, Number(key) || 0);
    return highest;
  }

  private made(): readonly Value[] {
    const base = this.base();
    if (!this.changed.size) return this.seed;
    const kept = [...base].flatMap(([key, value]) => (this.changed.has(key) ? (this.changed.get(key) ?? []) : value));
    const added = [...this.changed].flatMap(([key, value]) => (value && !base.has(key) ? [value] : []));
    // New records come first, as in every list of the console.
    return [...added.toReversed(), ...kept];
  }

  private base() {
    if (this.seeded) return this.seeded;
    this.seed = this.origin.seed();
    this.seeded = new Map(this.seed.map((value) => [String(this.origin.keyOf(value)), value]));
    return this.seeded;
  }
}
