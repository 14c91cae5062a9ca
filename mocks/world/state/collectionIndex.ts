/** Records by a name that several may have. Made when it is first asked, and up to date with each change from then on. */
export class Index<Value extends object> {
  private groups: Map<string, readonly Value[]> | undefined;

  constructor(
    private readonly of: (value: Value) => string,
    private readonly all: () => readonly Value[],
  ) {}

  find(name: string): readonly Value[] {
    this.groups ??= this.grouped();
    return this.groups.get(name) ?? [];
  }

  replace(before: Value | undefined, after: Value | undefined) {
    const { groups } = this;
    if (!groups) return;
    const put = (value: Value, add: readonly Value[]) => {
      const name = this.of(value);
      groups.set(name, [...add, ...(groups.get(name) ?? []).filter((one) => one !== before)]);
    };
    if (before) put(before, []);
    if (after) put(after, [after]);
  }

  private grouped() {
    const groups = new Map<string, Value[]>();
    for (const value of this.all()) {
      const name = this.of(value);
      const group = groups.get(name);
      if (group) group.push(value);
      else groups.set(name, [value]);
    }
    return groups;
  }
}
