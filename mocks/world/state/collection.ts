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

  constructor(private readonly origin: Origin<Value>) {}

  all(): readonly Value[] {
    this.whole ??= this.made();
    return this.whole;
  }

  find(key: Key): Value | undefined {
    const changed = this.changed.get(String(key));
    return changed === undefined ? this.base().get(String(key)) : (changed ?? undefined);
  }

  put(value: Value): Value {
    this.changed.set(String(this.origin.keyOf(value)), value);
    this.touched();
    return value;
  }

  change(key: Key, change: Partial<Value>): Value | undefined {
    const found = this.find(key);
    return found && this.put({ ...found, ...change });
  }

  /** Returns whether the record existed. */
  delete(key: Key): boolean {
    if (!this.find(key)) return false;
    this.changed.set(String(key), null);
    this.touched();
    return true;
  }

  /** One more than the highest number used so far. */
  nextId(): number {
    let highest = 0;
    for (const keys of [this.base().keys(), this.changed.keys()]) for (const key of keys) highest = Math.max(highest, Number(key) || 0);
    return highest + 1;
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

  private touched() {
    this.whole = undefined;
    this.origin.onChange();
  }
}
