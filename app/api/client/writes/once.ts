/** Lets one act of a name run at a time: whoever asks for it meanwhile gets the same one. */
export function createOnce() {
  const onTheirWay = new Map<string, Promise<unknown>>();
  return <Value>(key: string, act: () => Promise<Value>): Promise<Value> => {
    const known = onTheirWay.get(key);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the key names the call, and with it the type of its answer
    if (known) return known as Promise<Value>;
    const sent = act().finally(() => onTheirWay.delete(key));
    onTheirWay.set(key, sent);
    return sent;
  };
}

const files = new WeakMap<Blob, number>();
let numbered = 0;

/** Two files are never the same, though JSON would write both as `{}`. */
export function numberOf(file: Blob): number {
  const known = files.get(file) ?? ++numbered;
  files.set(file, known);
  return known;
}
