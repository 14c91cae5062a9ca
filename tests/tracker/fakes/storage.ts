/** Like the storage of a browser: its keys are its own properties. Shared by the tabs of an origin. */
export function createStorage() {
  const kept = new Map<string, string>();
  let room = Infinity;
  const methods: Record<string, unknown> = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      const size = [...kept].reduce((sum, [name, text]) => sum + (name === key ? 0 : name.length + text.length), 0);
      if (size + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
  const storage = new Proxy(
    {},
    {
      get: (_, name) => methods[String(name)],
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: (_, key) => ({ value: kept.get(String(key)), enumerable: true, configurable: true }),
    },
  );
  return { storage, kept, setRoom: (bytes: number) => void (room = bytes) };
}
export type FakeStorage = ReturnType<typeof createStorage>;
